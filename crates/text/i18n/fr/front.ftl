### Furrow, fr: front
