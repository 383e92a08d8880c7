### Furrow, pt: carrots-table
