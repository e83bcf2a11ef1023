import {useState} from 'react';
import type {Search} from '@site/src/plugins/search/types';
import {Trouble} from '../../../../components/arrival/Trouble';
import {Waiting} from '../../../../components/arrival/Waiting';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {NoResults} from '../hit/NoResults';
import {searchAddress, type SearchRequest} from '../search-address';
import {ResultList} from './ResultList';
import {useAnswer} from './useAnswer';
import styles from './Results.module.css';

/** How many results the page shows at first, and how many more each time. */
const step = 20;

interface Props {
  request: SearchRequest;
  open: () => Promise<Search>;
}

/** The results of one request. */
export function Results({request, open}: Props) {
  const [count, setCount] = useState(step);
  const {answer, trouble, retry} = useAnswer(request, count, open);
  const {query, version, section, kind} = request;

  if (trouble !== undefined) return <Trouble onRetry={retry}>{trouble}</Trouble>;
  if (!answer) return <Waiting what="results" />;

  const {hits, total, engine, elsewhere} = answer;
  const isNarrow = section !== undefined || kind !== undefined;
  return (
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
          <button type="button" onClick={() => setCount(count + step)}>
            Show more results
          </button>
        )}
        <span>
          Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
        </span>
      </div>
    </section>
  );
}
