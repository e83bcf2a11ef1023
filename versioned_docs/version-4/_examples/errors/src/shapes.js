export const area = 12;
