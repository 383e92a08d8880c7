### Furrow, de: live
