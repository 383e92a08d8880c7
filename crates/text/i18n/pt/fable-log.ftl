### Furrow, pt: fable-log
