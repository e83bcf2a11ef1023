export const name = "sage";
export const price = 3;
export default (grams) => `${grams} g of ${name}`;
