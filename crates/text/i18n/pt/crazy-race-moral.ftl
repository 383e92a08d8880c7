### Furrow, pt: crazy-race-moral
