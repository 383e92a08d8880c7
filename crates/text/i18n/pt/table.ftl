### Furrow, pt: table
