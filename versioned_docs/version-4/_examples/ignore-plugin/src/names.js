import { nameOf } from "herb-names";

console.log(nameOf("mint"));
