export const price = 2.5;
