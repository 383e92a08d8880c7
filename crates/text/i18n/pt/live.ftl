### Furrow, pt: live
