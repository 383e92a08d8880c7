### Furrow, pt: fable-table
