import type {SearchVersion} from '@site/src/plugins/search/types';
import {Trouble} from '../../../../components/arrival/Trouble';
import {Waiting} from '../../../../components/arrival/Waiting';
import {type ComboboxState, isCurrent} from './combobox-state';
import {NoResults} from '../hit/NoResults';
import {AnswerFoot, StartFoot} from './PanelFoot';
import {SuggestionList} from './SuggestionList';
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
        <StartFoot />
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
