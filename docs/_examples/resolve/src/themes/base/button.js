export const color = "gray";
