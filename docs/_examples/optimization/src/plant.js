export const plant = "basil";
