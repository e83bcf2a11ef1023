import { Counter } from "@harbor/ui";
import { createRoot } from "react-dom/client";

const root = document.body.appendChild(document.createElement("main"));

createRoot(root).render(<Counter label="Ropes" />);
