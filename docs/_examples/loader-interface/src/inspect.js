import recipe from "./bread.recipe?portions=4#crust";

console.log(recipe);
