import { routes } from "./all-routes.js";
import { card } from "./card.js";

document.body.append(...routes.map(card));
