### Furrow, fr: fable-log
