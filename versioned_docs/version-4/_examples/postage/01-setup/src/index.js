import { priceList } from "./prices.js";

const lines = priceList(2);

const list = document.createElement("ul");
for (const line of lines) {
  const item = document.createElement("li");
  item.textContent = line;
  list.append(item);
}
document.body.append(list);
