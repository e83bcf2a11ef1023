export const herb = "sage";
