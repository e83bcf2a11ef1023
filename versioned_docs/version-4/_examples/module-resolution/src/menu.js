export const menu = ["soup"];
