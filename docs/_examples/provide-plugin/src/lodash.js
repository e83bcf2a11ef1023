const shelf = { basil: 3, mint: 12 };
console.log(_map(shelf, (pots, herb) => `${pots} x ${herb}`));
