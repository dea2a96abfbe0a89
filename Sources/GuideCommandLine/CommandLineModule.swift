/// Options as data.
