### Furrow, fr: crazy-race-tutorial
