import path from "path";
import groupBy from "lodash/groupBy";
import { currency, pots } from "../catalog.json";
import kiln from "../images/kiln.png";
import logo from "../images/logo.svg";
import "./shop.scss";

const api = process.env.SHOP_API || "/api";

document.body.innerHTML = `<img src="${logo}" alt="Pottery">
  <img src="${kiln}" alt="Our kiln">`;

for (const [glaze, list] of Object.entries(groupBy(pots, "glaze"))) {
  const items = list.map(({ name, price, photo }) => {
    const id = path.basename(photo, ".png");
    return `<li id="${id}">${name}: ${price} ${currency}</li>`;
  });
  document.body.innerHTML += `<h2>${glaze}</h2><ul>${items.join("")}</ul>`;
}

const button = document.createElement("button");
button.textContent = "Order a mug";
button.onclick = () =>
  import(/* webpackChunkName: "order" */ "./order").then(({ order }) =>
    order(api, pots[0]),
  );
document.body.append(button);
