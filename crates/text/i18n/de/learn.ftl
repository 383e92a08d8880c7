### Furrow, de: learn
