### Furrow, en: crazy-race-moral
