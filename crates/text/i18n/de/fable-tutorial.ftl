### Furrow, de: fable-tutorial
