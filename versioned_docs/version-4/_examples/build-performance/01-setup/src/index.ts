import { routes } from "./routes";

document.querySelector("main")!.innerHTML = routes.map((route) => route()).join("");
