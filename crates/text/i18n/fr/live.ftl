### Furrow, fr: live
