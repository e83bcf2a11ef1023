import {useEffect, useState} from 'react';
import styles from './Skeleton.module.css';

interface Props {
  subject: string;
  lines?: number;
  /** Shown when loading takes long: what is loading, and what works meanwhile. */
  late?: string;
}

/** Milliseconds until `late` is shown: about three seconds after the reader's action. */
const lateDelay = 2000;

/** Gray lines in place of content that is still loading. */
export function Skeleton({subject, lines = 3, late}: Props) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateDelay);
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
