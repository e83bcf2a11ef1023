import clsx from 'clsx';
import type {ReactNode} from 'react';
import {screenAttribute} from '../../config/screens';
import {Main} from './Main';
import styles from './EmptyScreen.module.css';

interface Props {
  title: string;
  /** What happened, in a sentence or two. */
  lead: string;
  /** Attribute by which a script finds the text. */
  mark?: string;
  children: ReactNode;
}

/** A screen in place of a missing page. */
export function EmptyScreen({title, lead, mark, children}: Props) {
  return (
    <Main className={clsx('wrap', styles.screen)} {...{[screenAttribute]: ''}}>
      <div {...(mark && {[mark]: ''})}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <EmptyCube />
    </Main>
  );
}

/** An open box with nothing in it but the outline of the cube that should be there. */
function EmptyCube() {
  return (
    <svg
      className={styles.box}
      width="300"
      viewBox="0 0 300 340"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.left} d="M20 120l130 75v130L20 250z" />
      <path className={styles.right} d="M280 120l-130 75v130l130-75z" />
      <path className={styles.edge} d="M20 120l130-75 130 75-130 75z" />
      <path className={styles.hidden} d="M150 45v130M150 175l-130 75M150 175l130 75" />
      <path
        className={styles.missing}
        d="M150 108l58 33.5v67L150 242l-58-33.5v-67zM92 141.5l58 33.5 58-33.5M150 175v67"
      />
    </svg>
  );
}
