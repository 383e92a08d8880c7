### Furrow, de: table
