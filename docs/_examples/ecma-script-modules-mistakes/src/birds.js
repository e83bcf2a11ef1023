export const song = "tick";
