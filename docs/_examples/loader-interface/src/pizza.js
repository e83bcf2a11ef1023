import pizza from "./pizza.recipe";

console.log(pizza);
