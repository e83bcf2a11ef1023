export const basil = ["Basil"];
