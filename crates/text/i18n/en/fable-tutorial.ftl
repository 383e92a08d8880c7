### Furrow, en: fable-tutorial
