### Furrow, fr: fable-choice
