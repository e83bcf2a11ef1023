import styles from "./boat.module.css";
import * as names from "./boat.module.css";

console.log(styles.boat, names.card);
