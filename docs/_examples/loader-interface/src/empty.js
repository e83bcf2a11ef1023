import empty from "./empty.recipe";

console.log(empty);
