### Furrow, de: crazy-race-choice
