import clsx from 'clsx';
import {useState} from 'react';
import type {Supporter} from '@site/src/data/supporters';
import {initials} from './supporter-words';
import styles from './Emblem.module.css';

interface Props {
  supporter: Pick<Supporter, 'name' | 'avatar'>;
  className?: string;
}

/** The picture of a supporter; the letters of the name while there is none, or when it is broken. */
export function Emblem({supporter: {name, avatar}, className}: Props) {
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
      alt={name ? `${name}'s avatar` : 'avatar'}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
