### Furrow, fr: learn
