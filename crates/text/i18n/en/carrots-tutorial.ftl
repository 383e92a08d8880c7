### Furrow, en: carrots-tutorial
