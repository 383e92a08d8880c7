### Furrow, pt: front
