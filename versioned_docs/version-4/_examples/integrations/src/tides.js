export const isHigh = (hour) => hour % 12 < 3;
