### Furrow, English
