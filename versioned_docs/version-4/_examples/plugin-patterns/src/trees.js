export const trees = ["Boskoop", "Discovery"];
