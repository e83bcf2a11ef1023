import clsx from 'clsx';
import {SiteLink} from './SiteLink';
import styles from './ButtonLink.module.css';

interface Props {
  to: string;
  children: string;
  /** The second of two: an outline instead of a ground. */
  quiet?: boolean;
  /** On the dark cloth of the header and the landing page. */
  onSpine?: boolean;
}

/** A link that is the next thing to do. */
export function ButtonLink({to, children, quiet = false, onSpine = false}: Props) {
  return (
    <SiteLink
      to={to}
      className={clsx(styles.button, quiet && styles.quiet, onSpine && styles.onSpine)}
    >
      {children}
    </SiteLink>
  );
}
