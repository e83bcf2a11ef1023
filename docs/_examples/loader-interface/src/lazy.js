import loadRecipe from "./bread.recipe";

loadRecipe().then(({ default: { title } }) => console.log(title));
