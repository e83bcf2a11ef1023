export const prices = { assam: 4.5 };
