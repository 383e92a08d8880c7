### Furrow, de: common
