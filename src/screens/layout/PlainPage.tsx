import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Main} from './Main';
import styles from './PlainPage.module.css';

interface OpeningProps {
  title: string;
  /** One or two sentences below the title. */
  lead: ReactNode;
}

/** A screen that is no article: a title, what it is about, and its content over the whole width. */
export function PlainPage({children, ...opening}: OpeningProps & {children: ReactNode}) {
  return (
    <Main className={clsx('wrap', styles.plain)}>
      <PageOpening {...opening} />
      {children}
    </Main>
  );
}

/** How such a screen begins: its title, and what it is about. */
function PageOpening({title, lead}: OpeningProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
