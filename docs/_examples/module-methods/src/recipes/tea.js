export const title = "Sage tea";
export const steps = ["Boil", "Pour", "Wait"];
