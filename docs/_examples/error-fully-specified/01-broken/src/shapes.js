export const area = (side) => side ** 2;
