export const theme = { symbol: "#" };
