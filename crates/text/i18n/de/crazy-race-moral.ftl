### Furrow, de: crazy-race-moral
