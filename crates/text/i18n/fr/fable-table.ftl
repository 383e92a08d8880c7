### Furrow, fr: fable-table
