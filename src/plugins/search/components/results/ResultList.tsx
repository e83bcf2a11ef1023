import type {SearchHit} from '@site/src/plugins/search/types';
import {HitTitle} from '../hit/HitTitle';
import {pathOf, wordsOf} from '../hit/hit-texts';
import {Marked} from '../hit/Marked';
import styles from './ResultList.module.css';

/** Results, the best one first. */
export function ResultList({hits}: {hits: readonly SearchHit[]}) {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.objectID}>
          <Result hit={hit} />
        </li>
      ))}
    </ol>
  );
}

function Result({hit}: {hit: SearchHit}) {
  const {name, snippet} = wordsOf(hit);
  const path = [...new Set([hit.category, ...pathOf(hit)])];
  return (
    <>
      <p className={styles.place}>{path.join(' › ')}</p>
      <h2 className={styles.title}>
        <a href={hit.url}>
          <HitTitle name={name} kind={hit.kind} />
        </a>
      </h2>
      <p className={styles.snippet}>
        <Marked text={snippet} />
      </p>
    </>
  );
}
