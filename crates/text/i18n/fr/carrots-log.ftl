### Furrow, fr: carrots-log
