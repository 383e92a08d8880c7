### Furrow, fr: options
