import down from 'lucide-static/icons/arrow-down.svg';
import enter from 'lucide-static/icons/corner-down-left.svg';
import up from 'lucide-static/icons/arrow-up.svg';
import type {SearchResponse, SearchVersion} from '@site/src/plugins/search/types';
import {LoadError} from '../../../../components/loading/LoadError';
import {Skeleton} from '../../../../components/loading/Skeleton';
import {useLoaded} from '../../../../components/loading/useLoaded';
import {Icon} from '../../../../components/ui/Icon';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress} from '../search-address';
import {loadingMessage} from '../useSearchResults';
import {NoResults} from '../hit/NoResults';
import {SuggestionList} from './SuggestionList';
import type {useCombobox} from './useCombobox';
import footerStyles from './PanelContent.module.css';
import styles from './Suggestions.module.css';

type Combobox = ReturnType<typeof useCombobox>;
interface Props extends Pick<Combobox, 'active' | 'content' | 'isCurrent' | 'isLate' | 'retry'> {
  /** Id of the list of rows. */
  list: string;
  version: SearchVersion;
}

/** What the open panel shows. */
export function PanelContent({active, content, isCurrent, isLate, list, version, retry}: Props) {
  if (isLate && !isCurrent) {
    return (
      <div className={styles.aside}>
        <Skeleton subject="results" late={loadingMessage} />
      </div>
    );
  }
  if (!content) return null;
  const {groups, response, errorMessage} = content;
  if (errorMessage !== undefined) {
    return (
      <div className={styles.aside}>
        <LoadError onRetry={retry}>{errorMessage}</LoadError>
      </div>
    );
  }
  return (
    <>
      {groups.length > 0 ? (
        <SuggestionList
          id={list}
          name={response ? 'Results' : 'Suggestions'}
          groups={groups}
          active={active}
        />
      ) : (
        <NoResults query={response!.query} version={version} />
      )}
      {response && <OtherVersionLink response={response} />}
      <div className={footerStyles.footer}>
        <KeyHints />
        {response && <ResponseFooter response={response} version={version} />}
      </div>
    </>
  );
}

/** What the keys do; hidden from screen readers, which announce it themselves. */
function KeyHints() {
  return (
    <span className={footerStyles.keys} aria-hidden="true">
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

/** A link to a better hit in another version, once there is one. */
function OtherVersionLink({response}: {response: SearchResponse}) {
  const {value: otherVersion} = useLoaded(response.findOtherVersion);
  if (!otherVersion) return null;
  const {version, hit} = otherVersion;
  const {subcategory, title, url} = hit;
  return (
    <p className={footerStyles.otherVersion}>
      webpack {version} has{' '}
      <a href={url}>{subcategory === title ? title : `${subcategory} › ${title}`}</a>
    </p>
  );
}

/** A link to all results, and the name of the search engine. */
function ResponseFooter({response, version}: {response: SearchResponse; version: SearchVersion}) {
  const {engine, query, total} = response;
  return (
    <>
      {total > 0 && <a href={searchAddress({query, version})}>All {total} results</a>}
      <span className={footerStyles.engine}>
        Search by <ExternalLink href={engine.url}>{engine.name}</ExternalLink>
      </span>
    </>
  );
}
