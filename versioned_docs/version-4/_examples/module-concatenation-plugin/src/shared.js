export const shared = "till 4";
