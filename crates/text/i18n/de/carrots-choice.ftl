### Furrow, de: carrots-choice
