import cake from "./cake.recipe";

console.log(cake);
