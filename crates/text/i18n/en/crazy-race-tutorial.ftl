### Furrow, en: crazy-race-tutorial
