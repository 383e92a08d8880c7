### Furrow, fr: common
