export const list = ["basil", "mint", "sage"];
