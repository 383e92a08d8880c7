### Furrow, fr: crazy-race-log
