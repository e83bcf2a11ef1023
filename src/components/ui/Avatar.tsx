import clsx from 'clsx';
import {useState} from 'react';
import styles from './Avatar.module.css';

interface Props {
  name: string;
  /** URL of a square image. */
  avatar?: string;
  className?: string;
}

/**
 * The picture of a person or a company next to their name. Shows their initials when there is no
 * picture, or it does not load.
 */
export function Avatar({name, avatar, className}: Props) {
  const [broken, setBroken] = useState(false);
  if (avatar === undefined || broken) {
    return (
      <span className={clsx(styles.letters, className)} aria-hidden="true">
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      className={clsx(styles.picture, className)}
      src={avatar}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** Gives the initials of the first two words of a name, or the first two letters of its only word. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second] = words;
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.toUpperCase();
}
