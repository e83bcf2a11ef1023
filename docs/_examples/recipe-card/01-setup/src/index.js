import pluralize from "pluralize";
import { forGuests } from "./portions.js";

const guests = 6;
const soup = { onion: 2, carrot: 4, lemon: 1 };

for (const [name, amount] of Object.entries(soup)) {
  const item = document.createElement("li");
  item.textContent = pluralize(name, forGuests(amount, guests), true);
  document.querySelector("#ingredients").append(item);
}
