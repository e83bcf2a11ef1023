export const wordsIn = (text) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
