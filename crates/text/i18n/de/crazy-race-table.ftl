### Furrow, de: crazy-race-table
