const two = (number) => String(number).padStart(2, "0");

export const time = (hour, minute) => `${two(hour)}:${two(minute)}`;
export const today = () => new Date().toLocaleDateString("en", { dateStyle: "full" });
