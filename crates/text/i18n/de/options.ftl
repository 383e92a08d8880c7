### Furrow, de: options
