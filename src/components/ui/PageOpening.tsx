import type {ReactNode} from 'react';
import styles from './PageOpening.module.css';

interface Props {
  title: string;
  /** One or two sentences below the title. */
  children: ReactNode;
}

/** How a screen that is no article begins: its title, and what it is about. */
export function PageOpening({title, children}: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </>
  );
}
