export const recipes = ["Rye bread", "Poppy seed rolls", "Plum cake"];
