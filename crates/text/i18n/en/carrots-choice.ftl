### Furrow, en: carrots-choice
