export const items = [];
