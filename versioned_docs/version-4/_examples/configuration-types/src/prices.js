export const rye = `${(420 / 100).toFixed(2)} €`;
