### Furrow, de: fable-log
