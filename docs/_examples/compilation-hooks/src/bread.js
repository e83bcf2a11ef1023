import { minutes } from "./time.js";

export const photo = new URL("./bread.svg", import.meta.url);
export const text = `Let the dough rest for ${minutes(60)}: http://recipes.example/bread`;
