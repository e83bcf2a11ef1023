export const label: string = "Tea";
