export const words = { circle: "circle" };

console.log("words are loaded");
