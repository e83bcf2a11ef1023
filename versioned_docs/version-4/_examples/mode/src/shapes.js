export const area = (side) => side ** 2;
export const edges = (side) => side * 4;
