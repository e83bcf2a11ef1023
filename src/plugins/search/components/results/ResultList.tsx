import type {SearchHit} from '@site/src/plugins/search/types';
import {HitTitle} from '../hit/HitTitle';
import {pathOf, wordsOf} from '../hit/hit-texts';
import {Marked} from '../hit/Marked';
import {unmarked} from '../hit/phrase';
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

/** Further hits under one heading of a page. */
interface HitSection {
  heading: string;
  hits: SearchHit[];
}

/** The hits of one page: the best one, and the others by the heading they stand under. */
interface PageHits {
  best: SearchHit;
  count: number;
  sections: HitSection[];
}

/** Groups hits by page, then by section; pages come in the order of their best hit. */
function byPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const [address = ''] = hit.url.split('#');
    const page = pages.get(address);
    if (!page) {
      pages.set(address, {best: hit, count: 1, sections: []});
      continue;
    }
    page.count += 1;
    const heading = headingOf(hit);
    const section = page.sections.find((each) => each.heading === heading);
    if (section) section.hits.push(hit);
    else page.sections.push({heading, hits: [hit]});
  }
  return [...pages.values()];
}

/** Below the page itself stands what has no heading above it. */
const headingOf = (hit: SearchHit): string =>
  hit.anchor === null ? 'The page' : (pathOf(hit).at(-1) ?? hit.subcategory);
