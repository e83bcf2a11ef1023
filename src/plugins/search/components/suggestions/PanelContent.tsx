import down from 'lucide-static/icons/arrow-down.svg';
import enter from 'lucide-static/icons/corner-down-left.svg';
import up from 'lucide-static/icons/arrow-up.svg';
import type {SearchVersion} from '@site/src/plugins/search/types';
import {Trouble} from '../../../../components/arrival/Trouble';
import {Waiting} from '../../../../components/arrival/Waiting';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {Icon} from '../../../../components/ui/Icon';
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
        <Keys />
        {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
        <span>
          Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
        </span>
      </div>
    </>
  );
}

/** What the keys do, for those who have them. */
function Keys() {
  return (
    <span className={styles.keys} aria-hidden="true">
      <kbd>
        <Icon svg={up} />
      </kbd>
      <kbd>
        <Icon svg={down} />
      </kbd>
      choose
      <kbd>
        <Icon svg={enter} />
      </kbd>
      open
      <kbd>esc</kbd>
      close
    </span>
  );
}
