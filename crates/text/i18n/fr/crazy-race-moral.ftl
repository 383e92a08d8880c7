### Furrow, fr: crazy-race-moral
