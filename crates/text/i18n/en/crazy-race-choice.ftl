### Furrow, en: crazy-race-choice
