export const price = "5 USD";
