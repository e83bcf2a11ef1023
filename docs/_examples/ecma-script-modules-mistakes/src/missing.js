import { songs } from "./birds.js";

console.log(songs);
