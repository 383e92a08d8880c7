//! Pages, live streams, security.
