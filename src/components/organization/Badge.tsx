import {useState} from 'react';
import type {BadgeImage} from './badges';
import styles from './Badge.module.css';

/** A number as an image, fetched when it is in view; in words when the service does not answer. */
export function Badge({address, label, alt}: BadgeImage) {
  const [away, setAway] = useState(false);
  if (away) {
    return (
      <span className={styles.away}>
        <span aria-hidden="true">{label} –</span>
        <span className="visually-hidden">{alt}: no answer</span>
      </span>
    );
  }
  return (
    <img
      className={styles.badge}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setAway(true)}
    />
  );
}
