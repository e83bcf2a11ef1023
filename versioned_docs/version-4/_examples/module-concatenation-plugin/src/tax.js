export const tax = 1.07;
