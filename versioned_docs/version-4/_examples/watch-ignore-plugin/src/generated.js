export const prices = "basil 3";
