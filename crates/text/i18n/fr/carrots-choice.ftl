### Furrow, fr: carrots-choice
