export const price = (liters) => `${liters * 8} EUR`;
