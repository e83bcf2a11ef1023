export const channels = (color) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
