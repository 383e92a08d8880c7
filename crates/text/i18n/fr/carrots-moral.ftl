### Furrow, fr: carrots-moral
