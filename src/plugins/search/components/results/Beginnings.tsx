import type {SearchVersion} from '@site/src/plugins/search/types';
import {SiteLink} from '../../../../components/ui/SiteLink';
import {entryPointsOf} from '../entry-points';
import styles from './Beginnings.module.css';

/** Where to begin for those who do not know the word yet. */
export function Beginnings({version}: {version: SearchVersion}) {
  return (
    <section aria-labelledby="beginnings">
      <h2 id="beginnings" className={styles.title}>
        Or begin with
      </h2>
      <ul className={styles.list}>
        {entryPointsOf(version).map(({url, title, place}) => (
          <li key={url}>
            <span>{place}</span>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
