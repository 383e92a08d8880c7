### Furrow, pt: options
