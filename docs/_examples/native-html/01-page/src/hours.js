export const hours = "from 10 to 16";
