export const sage = ["Sage"];
