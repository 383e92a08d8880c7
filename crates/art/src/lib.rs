//! Every drawing: SVG from one shape language.
