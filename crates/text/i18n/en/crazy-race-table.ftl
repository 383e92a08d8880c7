### Furrow, en: crazy-race-table
