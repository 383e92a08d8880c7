### Furrow, fr: fable-moral
