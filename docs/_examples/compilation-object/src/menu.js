import { soup } from "./soup.js";

document.title = soup;
document.onclick = () => import(/* webpackChunkName: "bread" */ "./bread.js");
