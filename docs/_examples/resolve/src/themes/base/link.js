export const color = "blue";
