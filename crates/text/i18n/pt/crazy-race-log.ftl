### Furrow, pt: crazy-race-log
