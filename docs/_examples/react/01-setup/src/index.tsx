import { createRoot } from "react-dom/client";
import { Board } from "./Board";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element #root");

createRoot(root).render(<Board harbor="Dover" />);
