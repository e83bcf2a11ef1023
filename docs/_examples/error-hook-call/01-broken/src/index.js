import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Dial } from "../kit/dist/main.js";

const app = document.querySelector("#app");
createRoot(app).render(createElement(Dial));
