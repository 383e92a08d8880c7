### Furrow, de: fable-moral
