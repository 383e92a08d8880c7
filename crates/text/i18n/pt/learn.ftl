### Furrow, pt: learn
