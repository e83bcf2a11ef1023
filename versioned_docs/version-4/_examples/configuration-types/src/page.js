import { rye } from "../dist/prices.js";

document.title = `Rye bread ${rye}`;
