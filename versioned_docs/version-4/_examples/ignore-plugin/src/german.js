import { nameOf, setLocale } from "herb-names";

setLocale("de");
console.log(nameOf("mint"));
