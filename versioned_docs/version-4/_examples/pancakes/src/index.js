import { formatMinutes } from "./time.js";
import "./page.scss";

document.title = `Pancakes, ready in ${formatMinutes(25)}`;
