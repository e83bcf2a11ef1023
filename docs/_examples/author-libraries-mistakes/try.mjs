import { createIndex } from "seed-kit";

console.log(createIndex());
