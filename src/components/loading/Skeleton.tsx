import {useEffect, useState} from 'react';
import styles from './Skeleton.module.css';

interface Props {
  subject: string;
  lines?: number;
  /** Said when it takes long: what the reader waits for, and what goes on meanwhile. */
  late?: string;
}

/** After this many milliseconds gray lines are not enough: with what comes before, in three seconds. */
const lateAfter = 2000;

/** Gray lines where something is still to come. */
export function Skeleton({subject, lines = 3, late}: Props) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.waiting} role="status">
      {isLate && late ? <p>{late}</p> : <span className="visually-hidden">Loading {subject}</span>}
      {Array.from({length: lines}, (_, line) => (
        <i key={line} />
      ))}
    </div>
  );
}
