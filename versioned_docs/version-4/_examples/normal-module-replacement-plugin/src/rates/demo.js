export const source = "a sample";
