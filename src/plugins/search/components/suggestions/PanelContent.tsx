import down from 'lucide-static/icons/arrow-down.svg';
import enter from 'lucide-static/icons/corner-down-left.svg';
import up from 'lucide-static/icons/arrow-up.svg';
import type {OtherVersion, SearchAnswer, SearchVersion} from '@site/src/plugins/search/types';
import {LoadError} from '../../../../components/loading/LoadError';
import {Skeleton} from '../../../../components/loading/Skeleton';
import {Icon} from '../../../../components/ui/Icon';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress} from '../search-address';
import {lateAnswer} from '../useSearchResults';
import {NoResults} from '../hit/NoResults';
import {SuggestionList} from './SuggestionList';
import type {useCombobox} from './useCombobox';
import foot from './PanelContent.module.css';
import styles from './Suggestions.module.css';

type Shown = ReturnType<typeof useCombobox>;
interface Props extends Pick<Shown, 'active' | 'content' | 'isCurrent' | 'isLate' | 'retry'> {
  /** Id of the list of rows. */
  list: string;
  version: SearchVersion;
}

/** What the open panel shows. */
export function PanelContent({active, content, isCurrent, isLate, list, version, retry}: Props) {
  if (isLate && !isCurrent) {
    return (
      <div className={styles.aside}>
        <Skeleton subject="results" late={lateAnswer} />
      </div>
    );
  }
  if (!content) return null;
  const {groups, answer, trouble} = content;
  if (trouble !== undefined) {
    return (
      <div className={styles.aside}>
        <LoadError onRetry={retry}>{trouble}</LoadError>
      </div>
    );
  }
  return (
    <>
      {groups.length > 0 ? (
        <SuggestionList
          id={list}
          name={answer ? 'Results' : 'Suggestions'}
          groups={groups}
          active={active}
        />
      ) : (
        <NoResults query={answer!.query} version={version} />
      )}
      {answer?.elsewhere && <Elsewhere {...answer.elsewhere} />}
      <div className={foot.foot}>
        <Keys />
        {answer && <AnswerFoot answer={answer} version={version} />}
      </div>
    </>
  );
}

/** What the keys do, for those who have them. */
function Keys() {
  return (
    <span className={foot.keys} aria-hidden="true">
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

/** The way to another version that knows better. */
function Elsewhere({version, hit}: OtherVersion) {
  const {subcategory, title, url} = hit;
  return (
    <p className={foot.elsewhere}>
      webpack {version} has{' '}
      <a href={url}>{subcategory === title ? title : `${subcategory} › ${title}`}</a>
    </p>
  );
}

/** The end of an answer: the way to all of it, and who has searched. */
function AnswerFoot({answer, version}: {answer: SearchAnswer; version: SearchVersion}) {
  const {engine, query, total} = answer;
  return (
    <>
      {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
      <span className={foot.engine}>
        Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
      </span>
    </>
  );
}
