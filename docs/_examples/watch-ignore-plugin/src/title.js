export const title = "Herbs";
