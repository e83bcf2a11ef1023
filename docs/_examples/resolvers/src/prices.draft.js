export const prices = { assam: 5 };
