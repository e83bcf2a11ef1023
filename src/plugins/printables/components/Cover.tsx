import {site} from '@site/src/config/site';
import type {DocumentationVersion} from '@site/src/versions';
import styles from './Printable.module.css';

interface Props {
  title: string;
  url: string;
  version: DocumentationVersion;
  /** How many pages follow. */
  count: number;
}

/** What the combined page holds, of which webpack, and from where. */
export function Cover({title, url, version, count}: Props) {
  return (
    <div className={styles.cover}>
      <p className="label">webpack {version.label} documentation</p>
      <h1>{title}</h1>
      <p className={styles.facts}>
        {count === 1 ? 'One page' : `${count} pages`}, verified against webpack {version.webpack}.
        The current text is at {site.url}
        {url}
      </p>
    </div>
  );
}
