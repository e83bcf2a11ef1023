export const price = "4 EUR";
