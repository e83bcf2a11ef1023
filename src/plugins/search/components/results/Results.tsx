import {LoadError} from '../../../../components/loading/LoadError';
import {Skeleton} from '../../../../components/loading/Skeleton';
import {useLoaded} from '../../../../components/loading/useLoaded';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import type {SearchHit, SearchResponse} from '@site/src/plugins/search/types';
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

  const {hits, total, engine} = response;
  return (
    <section aria-label="Results" className={styles.results}>
      <p className={styles.count} role="status">
        {hits.length < total && `The best ${hits.length} of `}
        {total === 1 ? 'One result' : `${total} results`} for “{query}” in webpack {version}
      </p>
      {hits.length === 0 && <NoResults query={query} version={version} />}
      {response.findOtherVersion && <OtherVersionNote response={response} />}
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

/** Tells of better results in another version, once there are some. Its line is free until then. */
function OtherVersionNote({response: {query, findOtherVersion}}: {response: SearchResponse}) {
  const {value: otherVersion} = useLoaded(findOtherVersion);
  if (!otherVersion) return <p className={styles.otherVersion} />;
  const {version, total, hit} = otherVersion;
  return (
    <p className={styles.otherVersion}>
      webpack {version} has{' '}
      <a href={searchAddress({query, version})}>
        {total === 1 ? 'one result' : `${total} results`}
      </a>
      , the best one is <a href={hit.url}>{hit.title}</a>.
    </p>
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
