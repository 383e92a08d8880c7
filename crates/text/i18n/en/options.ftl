### Furrow, en: options
