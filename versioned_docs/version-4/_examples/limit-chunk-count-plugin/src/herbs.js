export const herbs = ["basil", "mint", "sage"];
