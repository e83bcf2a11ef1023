import { total } from "./cart.js";

document.title = total([2, 3]);
document.onclick = () => import("./cart.js");
