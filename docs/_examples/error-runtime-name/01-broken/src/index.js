import { tileUrl } from "./tiles.js";

document.querySelector("img").src = tileUrl(3, 4);
