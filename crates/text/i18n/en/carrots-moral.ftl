### Furrow, en: carrots-moral
