export const release = "porto";
