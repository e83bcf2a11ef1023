import "./page.css";
import * as styles from "./boat.module.css";

const boat = document.createElement("p");
boat.className = styles["is-free"];
boat.textContent = "Rowing boat";
document.body.append(boat);
