### Furrow, pt: crazy-race-choice
