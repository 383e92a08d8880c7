### Furrow, pt: common
