### Furrow, fr: crazy-race-choice
