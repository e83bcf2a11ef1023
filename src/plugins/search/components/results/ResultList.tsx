import type {SearchHit} from '@site/src/plugins/search/types';
import {HitTitle} from '../hit/HitTitle';
import {markedSnippet} from '../hit/hit-texts';
import {Marked} from '../hit/Marked';
import styles from './ResultList.module.css';

/** Results in their order, the best one first. */
export function ResultList({hits}: {hits: readonly SearchHit[]}) {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <p className={styles.place}>
            {hit.category}
            {hit.subcategory !== hit.title && ` › ${hit.subcategory}`}
          </p>
          <a href={hit.url} className={styles.title}>
            <HitTitle hit={hit} />
          </a>
          <p className={styles.snippet}>
            <Marked text={markedSnippet(hit)} />
          </p>
        </li>
      ))}
    </ol>
  );
}
