import {site} from '@site/src/config/site';
import {SiteLink} from '../../components/ui/SiteLink';
import styles from './Brand.module.css';

/** Logo and word: the way home. */
export function Brand() {
  return (
    <SiteLink to="/" className={styles.brand}>
      <Logo />
      {site.title}
    </SiteLink>
  );
}

/** The solid cube in its shell of glass, without the word: the text beside it gives the name. */
function Logo() {
  return (
    <svg
      className={styles.logo}
      width="28"
      viewBox="0 0 28 32"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.glass} d="M14 .6l13 7.6v15.6l-13 7.6L1 23.8V8.2z" />
      <path
        className={styles.edges}
        d="M14 .6l13 7.6v15.6l-13 7.6L1 23.8V8.2zM1 8.2l13 7.6 13-7.6M14 15.8v15.6"
      />
      <path className={styles.top} d="M14 8.6l6.4 3.7-6.4 3.7-6.4-3.7z" />
      <path className={styles.left} d="M7.6 12.3L14 16v7.4l-6.4-3.7z" />
      <path className={styles.right} d="M20.4 12.3L14 16v7.4l6.4-3.7z" />
    </svg>
  );
}
