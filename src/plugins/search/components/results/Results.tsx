import {Trouble} from '../../../../components/arrival/Trouble';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {NoResults} from '../hit/NoResults';
import {searchAddress, type SearchRequest} from '../search-address';
import {Meanings} from './Meanings';
import {ResultList} from './ResultList';
import type {useAnswer} from './useAnswer';
import styles from './Results.module.css';
import list from './ResultList.module.css';

interface Props extends Omit<ReturnType<typeof useAnswer>, 'latest'> {
  request: SearchRequest;
  /** Asks for more of the results. */
  onMore: () => void;
}

/** The results of one request. */
export function Results({request, answer, trouble, retry, onMore}: Props) {
  const {query, version, section, kind} = request;

  if (trouble !== undefined)
    return (
      <div className={styles.results}>
        <Trouble onRetry={retry}>{trouble}</Trouble>
      </div>
    );
  if (!answer) return <ComingResults />;

  const {hits, total, engine, elsewhere} = answer;
  const isNarrow = section !== undefined || kind !== undefined;
  return (
    <>
      <Meanings query={query} version={version} hits={hits} />
      <section aria-label="Results" className={styles.results}>
        <p className={styles.count} role="status">
          {total === 1 ? 'One result' : `${total} results`} for “{query}” in webpack {version}
        </p>
        {hits.length === 0 && <NoResults query={query} version={version} />}
        {hits.length === 0 && isNarrow && (
          <p>
            <a href={searchAddress({query, version})}>Search in all sections, for everything</a>
          </p>
        )}
        {elsewhere && (
          <p>
            webpack {elsewhere.version} has{' '}
            <a href={searchAddress({query, version: elsewhere.version})}>
              {elsewhere.total === 1 ? 'one result' : `${elsewhere.total} results`}
            </a>
            , the best one is <a href={elsewhere.hit.url}>{elsewhere.hit.title}</a>.
          </p>
        )}
        <ResultList hits={hits} />
        <div className={styles.end}>
          {hits.length < total && (
            <button type="button" onClick={onMore}>
              Show more results
            </button>
          )}
          <span>
            Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
          </span>
        </div>
      </section>
    </>
  );
}

/** Gray lines where the results will stand, which have the styles of these: nothing moves then. */
function ComingResults() {
  return (
    <div className={styles.results}>
      <p className={styles.count} role="status">
        Loading results
      </p>
      <ol className={`${list.list} ${styles.coming}`} aria-hidden>
        {[0, 1, 2].map((row) => (
          <li key={row}>
            <div className={list.place} />
            <div className={list.title} />
            <div className={list.snippet} />
          </li>
        ))}
      </ol>
    </div>
  );
}
