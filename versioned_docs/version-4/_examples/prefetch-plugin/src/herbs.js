export const herbs = ["basil", "mint"];
