### Furrow, de: fable-choice
