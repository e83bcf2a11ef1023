import type {SearchHit} from '@site/src/plugins/search/types';
import {HitTitle} from '../hit/HitTitle';
import {pathOf, wordsOf} from '../hit/hit-texts';
import {Marked} from '../hit/Marked';
import {unmarked} from '../hit/phrase';
import {byPage, type PageHits} from './by-page';
import styles from './ResultList.module.css';

/** Results page by page, the best one first. */
export function ResultList({hits}: {hits: readonly SearchHit[]}) {
  return (
    <ol className={styles.list}>
      {byPage(hits).map((page) => (
        <li key={page.best.objectID}>
          <PageResults {...page} />
        </li>
      ))}
    </ol>
  );
}

function PageResults({best, count, sections}: PageHits) {
  const {name, snippet} = wordsOf(best);
  const path = [...new Set([best.category, ...pathOf(best)])];
  return (
    <>
      <p className={styles.place}>
        <span>{path.join(' › ')}</span>
        {count > 1 && <small>{count} results on this page</small>}
      </p>
      <h2 className={styles.title}>
        <a href={best.url}>
          <HitTitle name={name} kind={best.kind} />
        </a>
      </h2>
      <p className={styles.snippet}>
        <Marked text={snippet} />
      </p>
      {sections.length > 0 && (
        <dl className={styles.inside}>
          {sections.map(({heading, hits}) => (
            <div key={heading}>
              <dt>{heading}</dt>
              {hits.map((hit) => (
                <dd key={hit.objectID}>
                  <a href={hit.url}>
                    <HitTitle name={unmarked(wordsOf(hit).name)} kind={hit.kind} />
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
