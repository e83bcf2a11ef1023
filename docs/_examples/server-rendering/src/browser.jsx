import { hydrateRoot } from "react-dom/client";
import { App } from "./App.jsx";

const tide = JSON.parse(document.getElementById("tide").textContent);

hydrateRoot(document.getElementById("root"), <App {...tide} />);
