### Furrow, fr: fable-tutorial
