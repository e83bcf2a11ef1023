export const title = "Herb soup";
export const steps = ["Chop", "Simmer"];
