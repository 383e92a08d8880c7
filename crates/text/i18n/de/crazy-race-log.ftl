### Furrow, de: crazy-race-log
