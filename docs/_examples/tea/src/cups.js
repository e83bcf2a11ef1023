const words = ["No", "One", "Two", "Three"];

export const inWords = (count) => words[count];
