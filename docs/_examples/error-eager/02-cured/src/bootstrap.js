import { accent } from "palette";

document.querySelector("h1").textContent = accent;
