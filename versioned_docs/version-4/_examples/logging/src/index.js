import tomato from "./tomato.seed";

console.log(tomato);
