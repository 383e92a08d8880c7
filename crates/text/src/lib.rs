//! Every word a person reads: catalogues, log sentences, rules pages.
