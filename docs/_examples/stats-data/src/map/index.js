import { line } from "charts";
import harbor from "./harbor.svg";
import { islands } from "./islands.js";

const figure = document.querySelector("figure");
figure.style.backgroundImage = `url(${harbor})`;
figure.append(...islands.map(({ name, x, y }) => line(name, x, y)));
