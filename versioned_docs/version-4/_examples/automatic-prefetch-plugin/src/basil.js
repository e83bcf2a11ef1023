export const basil = "Basil";
