export const price = ;
