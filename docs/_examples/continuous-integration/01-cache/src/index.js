import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { ferries } from "./ferries.js";

const items = ferries.map(({ harbor, departs }) =>
  createElement("li", { key: harbor }, `${departs} ${harbor}`),
);
const root = document.body.appendChild(document.createElement("main"));

createRoot(root).render(createElement("ul", null, items));
