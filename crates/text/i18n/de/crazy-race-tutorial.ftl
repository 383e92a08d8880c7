### Furrow, de: crazy-race-tutorial
