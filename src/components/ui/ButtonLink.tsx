import clsx from 'clsx';
import {SiteLink} from './SiteLink';
import styles from './ButtonLink.module.css';

interface Props {
  to: string;
  children: string;
  /** The second of two: an outline instead of a ground. */
  quiet?: boolean;
  /** On the dark cloth of the header and the landing page. */
  onHeader?: boolean;
}

/** A link that is the next thing to do. */
export function ButtonLink({to, children, quiet = false, onHeader = false}: Props) {
  return (
    <SiteLink
      to={to}
      className={clsx(styles.button, quiet && styles.quiet, onHeader && styles.onHeader)}
    >
      {children}
    </SiteLink>
  );
}
