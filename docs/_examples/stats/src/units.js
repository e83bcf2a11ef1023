export const grams = (cups) => cups * 2;
export const litres = (cups) => cups / 4;
