import recipe from "./bread.recipe";

console.log(recipe);
