define({ mint: 2, sage: 3 });
