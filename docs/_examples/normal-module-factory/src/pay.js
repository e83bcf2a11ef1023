import { teas } from "./teas.js";

export const pay = (price) => fetch("/pay", { method: "POST", body: `${price} ${teas[0]}` });
