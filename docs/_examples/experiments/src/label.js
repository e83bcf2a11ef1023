import "./bakery.css";
import { price } from "./label.module.css";

document.body.className = price;
