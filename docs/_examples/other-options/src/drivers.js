export const load = (name) => require(name);
