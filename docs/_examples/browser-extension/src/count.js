export const countWords = (text) => text.match(/\S+/g)?.length ?? 0;
