### Furrow, pt: carrots-moral
