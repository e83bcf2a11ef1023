export const stops = ["Town", "Island", "Harbor"];
