import type {ReactNode} from 'react';
import clsx from 'clsx';
import {screenAttribute} from '../../config/screens';
import {Main} from './Main';
import styles from './PlainPage.module.css';

interface Props {
  title: string;
  /** One or two sentences below the title. */
  lead: ReactNode;
  children: ReactNode;
}

/** A screen that is no article: a title, what it is about, and its content over the whole width. */
export function PlainPage({title, lead, children}: Props) {
  return (
    <Main className={clsx('wrap', styles.plain)} {...{[screenAttribute]: ''}}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Main>
  );
}
