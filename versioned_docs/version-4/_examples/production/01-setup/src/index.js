import "./index.css";
import { check } from "./check.js";
import { send } from "./order.js";

const breads = { Rye: 4.2, Spelt: 4.8, Walnut: 5.4 };

for (const [name, price] of Object.entries(breads)) {
  const item = document.createElement("li");
  item.textContent = `${name}, ${price.toFixed(2)} €`;
  document.querySelector("ul").append(item);
}

if (process.env.NODE_ENV !== "production") check(breads);

document.querySelector("button").addEventListener("click", () => {
  document.querySelector("output").textContent = `Order number ${send(["Rye", "Walnut"])}`;
});
