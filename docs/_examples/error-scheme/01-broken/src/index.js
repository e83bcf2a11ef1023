import { basename } from "node:path";

console.log(basename("/photos/harbor.jpg"));
