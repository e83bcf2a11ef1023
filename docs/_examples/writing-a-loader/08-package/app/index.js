import { welcome } from "./app.phrases";

console.log(welcome({ name: "Ada" }));
