import weigh, { price } from "./herbs/sage.js";

console.log(weigh(20), price);

import("./recipes/tea.js").then(({ title }) => console.log(title));
