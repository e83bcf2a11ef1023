export const source = "the bank";
