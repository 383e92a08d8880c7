### Furrow, fr: carrots-table
