### Furrow, de: carrots-log
