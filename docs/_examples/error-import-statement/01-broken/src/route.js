export const route = "Lisbon to Porto";
