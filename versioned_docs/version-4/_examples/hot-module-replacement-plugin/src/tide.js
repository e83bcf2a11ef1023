export const tide = "low tide";
