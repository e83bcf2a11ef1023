import {LoadError} from '../../../../components/loading/LoadError';
import {Skeleton} from '../../../../components/loading/Skeleton';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import type {SearchHit} from '@site/src/plugins/search/types';
import {HitTitle, Marked, pathOf, hitTexts} from '../hit/HitTexts';
import {NoResults} from '../hit/NoResults';
import {searchAddress, type SearchRequest} from '../search-address';
import {loadingMessage, type useSearchResults} from '../useSearchResults';
import styles from './Results.module.css';

interface Props extends ReturnType<typeof useSearchResults> {
  request: SearchRequest;
}

/** The results of one request. */
export function Results({request: {query, version}, value: response, error, retry}: Props) {
  if (!response)
    return (
      <div className={styles.results}>
        {error ? (
          <LoadError onRetry={retry}>{error.message}</LoadError>
        ) : (
          <Skeleton subject="results" lines={9} late={loadingMessage} />
        )}
      </div>
    );

  const {hits, total, engine, otherVersion} = response;
  return (
    <section aria-label="Results" className={styles.results}>
      <p className={styles.count} role="status">
        {hits.length < total && `The best ${hits.length} of `}
        {total === 1 ? 'One result' : `${total} results`} for “{query}” in webpack {version}
      </p>
      {hits.length === 0 && <NoResults query={query} version={version} />}
      {otherVersion && (
        <p>
          webpack {otherVersion.version} has{' '}
          <a href={searchAddress({query, version: otherVersion.version})}>
            {otherVersion.total === 1 ? 'one result' : `${otherVersion.total} results`}
          </a>
          , the best one is <a href={otherVersion.hit.url}>{otherVersion.hit.title}</a>.
        </p>
      )}
      <ol className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.url}>
            <Result hit={hit} />
          </li>
        ))}
      </ol>
      <p className={styles.end}>
        Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
      </p>
    </section>
  );
}

function Result({hit}: {hit: SearchHit}) {
  const {name, snippet} = hitTexts(hit);
  const path = [...new Set([hit.category, ...pathOf(hit)])];
  return (
    <>
      <p className={styles.path}>{path.join(' › ')}</p>
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
