export const open = " is open";
