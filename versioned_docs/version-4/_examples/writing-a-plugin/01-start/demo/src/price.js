export const price = (value) => `${value.toFixed(2)} €`;
