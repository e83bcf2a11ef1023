export const total = 12;
