### Furrow, pt: carrots-tutorial
