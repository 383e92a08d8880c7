### Furrow, fr: carrots-tutorial
