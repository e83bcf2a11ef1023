import { grams } from "./units.js";

document.title = `${grams(2)} g of tea`;
document.onclick = () => import(/* webpackChunkName: "blend" */ "./blend/index.js");
