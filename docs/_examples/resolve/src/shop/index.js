export const open = true;
