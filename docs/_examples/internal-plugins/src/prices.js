export const prices = { adult: 12, child: 5 };
