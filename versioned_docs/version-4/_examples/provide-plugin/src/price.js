export default (cents) => `${cents / 100} EUR`;
export const perKilo = (cents, grams) => `${(cents * 10) / grams} EUR`;
export const perPound = (cents, grams) => `${(cents * 4.54) / grams} EUR`;
