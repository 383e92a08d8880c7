### Furrow, de: fable-table
