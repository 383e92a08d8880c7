### Furrow, de: carrots-table
