### Furrow, pt: carrots-log
