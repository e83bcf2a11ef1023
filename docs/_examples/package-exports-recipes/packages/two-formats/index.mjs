export const mix = (one, other) => `${one} and ${other}`;
