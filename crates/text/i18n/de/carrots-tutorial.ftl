### Furrow, de: carrots-tutorial
