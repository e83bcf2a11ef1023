import * as styles from "./note.module.css";

export const note = (text) => `<h3 class="${styles.title}">${text}</h3>`;
