export const title = "Tides";
