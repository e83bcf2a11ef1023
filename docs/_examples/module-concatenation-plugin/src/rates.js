export const rates = await Promise.resolve([7, 19]);
