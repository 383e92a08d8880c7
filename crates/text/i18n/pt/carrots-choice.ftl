### Furrow, pt: carrots-choice
