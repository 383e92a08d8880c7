### Furrow, fr: crazy-race-table
