import { soup } from "./soup.js";

document.body.append(`Bread with ${soup}`);
