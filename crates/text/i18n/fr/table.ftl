### Furrow, fr: table
