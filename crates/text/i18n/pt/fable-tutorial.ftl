### Furrow, pt: fable-tutorial
