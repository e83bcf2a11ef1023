import * as styles from "./card.module.scss";

export const card = ({ name, lentOut }) => `
  <article class="${styles.card} ${lentOut ? styles["lent-out"] : ""}">
    <h2 class="${styles.title}">${name}</h2>
  </article>`;
