import clsx from 'clsx';
import {useState} from 'react';
import styles from './Avatar.module.css';

interface Props {
  name: string;
  /** Address of a square picture. */
  avatar?: string;
  className?: string;
}

/**
 * The picture of a person or a company, beside their name; the letters of the name while there is
 * none, or when it is broken.
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

/** The initials of a name: of its first two words, else its first two letters. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second] = words;
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
  return letters.toUpperCase();
}
