export const teas = [
  { name: 'Assam', cents: 790 },
  { name: 'Mint, 20 bags', cents: 420 },
];
