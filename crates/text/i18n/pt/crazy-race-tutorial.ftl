### Furrow, pt: crazy-race-tutorial
