export const route = [];
