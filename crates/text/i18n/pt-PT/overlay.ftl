### Furrow, Portuguese of Portugal: what differs from Brazil's (pt).
