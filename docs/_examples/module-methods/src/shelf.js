export let count = 0;
export const add = () => (count += 1);

const note = "dried";
export { note as state };

export { name } from "./herbs/sage.js";
export * as tea from "./recipes/tea.js";
export * from "./recipes/soup.js";
