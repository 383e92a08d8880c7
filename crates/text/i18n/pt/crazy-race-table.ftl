### Furrow, pt: crazy-race-table
