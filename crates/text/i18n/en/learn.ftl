### Furrow, en: learn
