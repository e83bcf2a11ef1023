import path from "path";
import groupBy from "lodash/groupBy";
import { currency, pots } from "catalog.json";
import kiln from "../images/kiln.png";
import logo from "../images/logo.svg";
import "./shop.scss";

const api = process.env.SHOP_API || "/api";

document.body.innerHTML = `<img src="${logo}" alt="Pottery">
  <img src="${kiln}" alt="Our kiln">`;

const glazes = groupBy(pots, "glaze");
Object.keys(glazes).forEach((glaze) => {
  const items = glazes[glaze].map(({ name, price, photo }) => {
    const id = path.basename(photo, ".png");
    return `<li id="${id}">${name}: ${price} ${currency}</li>`;
  });
  document.body.innerHTML += `<h2>${glaze}</h2><ul>${items.join("")}</ul>`;
});

const button = document.createElement("button");
button.textContent = "Order a mug";
button.onclick = () =>
  require.ensure(
    ["./order"],
    (require) => require("./order").order(api, pots[0]),
    "order",
  );
document.body.append(button);
