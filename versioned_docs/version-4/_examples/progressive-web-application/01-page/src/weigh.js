export const weigh = (items) => {
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
  return `All together: ${(grams / 1000).toFixed(2)} kg`;
};
