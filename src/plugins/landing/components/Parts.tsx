import type {ReactNode} from 'react';
import styles from './Parts.module.css';

/**
 * The parts of a page: each a section with a column of the page, whose title and first words stand
 * in the rail, and the rest on the stage.
 */
export function Parts({children}: {children: ReactNode}) {
  return <div className={styles.parts}>{children}</div>;
}
