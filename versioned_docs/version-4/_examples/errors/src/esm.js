import { shout } from "esm-kit";

console.log(shout(" hello "));
