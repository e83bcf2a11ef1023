import { money } from "@lib/money.js";
import "./card.css";
import ferry from "./ferry.svg";

export function card({ to, cents }) {
  const element = document.createElement("p");
  element.className = "card";
  element.innerHTML = `<img src="${ferry}" alt=""> ${to}: ${money(cents)}`;
  return element;
}
