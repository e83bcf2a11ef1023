import type {SearchVersion} from '@site/src/plugins/search/types';
import {Trouble} from '../../../../components/arrival/Trouble';
import {Waiting} from '../../../../components/arrival/Waiting';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress} from '../search-address';
import {NoResults} from '../hit/NoResults';
import {SuggestionList} from './SuggestionList';
import type {Content} from './useContent';
import styles from './Suggestions.module.css';

interface Props {
  active: number | null;
  content: Content | undefined;
  isCurrent: boolean;
  isLate: boolean;
  /** Id of the list of rows. */
  list: string;
  version: SearchVersion;
  retry: () => void;
}

/** What the open panel shows. */
export function PanelContent({active, content, isCurrent, isLate, list, version, retry}: Props) {
  if (isLate && !isCurrent) {
    return (
      <div className={styles.aside}>
        <Waiting what="results" />
      </div>
    );
  }
  if (!content) return null;
  const {groups, trouble} = content;
  if (trouble !== undefined) {
    return (
      <div className={styles.aside}>
        <Trouble onRetry={retry}>{trouble}</Trouble>
      </div>
    );
  }
  const {engine, query, total} = content.answer!;
  return (
    <>
      {total > 0 ? (
        <SuggestionList id={list} groups={groups} active={active} />
      ) : (
        <NoResults query={query} version={version} />
      )}
      <div className={styles.foot}>
        {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
        <span>
          Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
        </span>
      </div>
    </>
  );
}
