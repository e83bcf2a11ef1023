import menu from "./menu.js";
import { minutes } from "./time.js";

const recipes = {
  bread: () => import(/* webpackChunkName: "recipe-bread" */ "./bread.js"),
  soup: () => import(/* webpackChunkName: "recipe-soup" */ "./soup.js"),
};

console.log(`${menu.join(", ")}: ready in ${minutes(90)}`);
for (const load of Object.values(recipes)) load().then(({ text }) => console.log(text));
