import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { Berth } from "./Berth.jsx";
import "./style.css";

const root = createRoot(document.getElementById("root"));
root.render(createElement(Berth, { number: 5 }));
