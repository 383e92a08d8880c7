### Furrow, pt: fable-choice
