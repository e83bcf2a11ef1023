export const format = (title) => `${title} of the herb garden`;
