export const grams = 1;
