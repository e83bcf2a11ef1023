import type {RelatedLink} from '@site/src/types/content';
import {SiteLink} from '../ui/SiteLink';
import styles from './FurtherReading.module.css';

/** Where to read on; nothing when the page names nothing. */
export function FurtherReading({links = []}: {links?: readonly RelatedLink[]}) {
  if (links.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby="further-reading">
      <h2 id="further-reading">Further Reading</h2>
      <ul>
        {links.map(({title, url}) => (
          <li key={url}>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
