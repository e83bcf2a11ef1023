import { version } from "prices";

console.log(`shop uses prices ${version}`);
