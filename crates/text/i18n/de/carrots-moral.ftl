### Furrow, de: carrots-moral
