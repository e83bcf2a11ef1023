export const prices = [4, 7];
