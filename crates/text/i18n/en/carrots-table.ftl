### Furrow, en: carrots-table
