### Furrow, pt: fable-moral
