### Furrow, de: front
