export const format = (hours, minutes) => `${hours}:${String(minutes).padStart(2, "0")}`;
