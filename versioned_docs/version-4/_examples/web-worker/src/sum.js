export const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
