import down from 'lucide-static/icons/arrow-down.svg';
import enter from 'lucide-static/icons/corner-down-left.svg';
import up from 'lucide-static/icons/arrow-up.svg';
import type {SearchAnswer, SearchVersion} from '@site/src/plugins/search/types';
import {Trouble} from '../../../../components/arrival/Trouble';
import {Waiting} from '../../../../components/arrival/Waiting';
import {Icon} from '../../../../components/ui/Icon';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress} from '../search-address';
import {type ComboboxState, isCurrent} from './combobox-state';
import {NoResults} from '../hit/NoResults';
import {SuggestionList} from './SuggestionList';
import foot from './PanelContent.module.css';
import styles from './Suggestions.module.css';

interface Props {
  state: ComboboxState;
  /** Id of the list of rows. */
  list: string;
  version: SearchVersion;
  retry: () => void;
}

/** What the open panel shows. */
export function PanelContent({state, list, version, retry}: Props) {
  const {active, content, isLate} = state;
  if (isLate && !isCurrent(state)) {
    return (
      <div className={styles.aside}>
        <Waiting what="results" />
      </div>
    );
  }
  if (!content) return null;
  if (content.status === 'failure') {
    return (
      <div className={styles.aside}>
        <Trouble onRetry={retry}>{content.message}</Trouble>
      </div>
    );
  }
  const rows = {id: list, groups: content.groups, active};
  if (content.status === 'start') {
    return (
      <>
        <SuggestionList {...rows} name="Suggestions" />
        <div className={foot.foot}>
          <Keys />
        </div>
      </>
    );
  }
  return (
    <>
      {content.groups.length > 0 ? (
        <SuggestionList {...rows} name="Results" />
      ) : (
        <NoResults query={content.query} version={version} />
      )}
      <AnswerFoot answer={content.answer} version={version} />
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

/** The end of an answer: the way to all of it, to another version, and who has searched. */
function AnswerFoot({answer, version}: {answer: SearchAnswer; version: SearchVersion}) {
  const {elsewhere, engine, query, total} = answer;
  return (
    <>
      {elsewhere && (
        <p className={foot.elsewhere}>
          webpack {elsewhere.version} has{' '}
          <a href={elsewhere.hit.url}>
            {elsewhere.hit.subcategory === elsewhere.hit.title
              ? elsewhere.hit.title
              : `${elsewhere.hit.subcategory} › ${elsewhere.hit.title}`}
          </a>
        </p>
      )}
      <div className={foot.foot}>
        <Keys />
        {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
        <span className={foot.engine}>
          Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
        </span>
      </div>
    </>
  );
}
