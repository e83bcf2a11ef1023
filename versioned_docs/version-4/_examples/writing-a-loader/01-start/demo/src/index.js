import { title } from "./kiosk.phrases";

console.log(title);
