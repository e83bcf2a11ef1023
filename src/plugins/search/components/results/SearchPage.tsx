import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback} from 'react';
import type {Search} from '@site/src/plugins/search/types';
import {openEngine} from '../open-engine';
import {requestOf, searchAddress, type SearchRequest} from '../search-address';
import {Beginnings} from './Beginnings';
import {RequestForm} from './RequestForm';
import {Results} from './Results';
import {SlashSwitch} from './SlashSwitch';
import {WithoutScript} from './WithoutScript';
import styles from './SearchPage.module.css';

/** All results of what the address asks for; wakes by itself, for it is empty before. */
export function SearchPage({open = openEngine}: {open?: () => Promise<Search>}) {
  const history = useHistory();
  const {search} = useLocation();
  // The page was rendered without knowing what would be asked.
  const asked = useIsBrowser() ? search : '';
  const request = requestOf(asked);
  const change = useCallback(
    (next: SearchRequest) => history.replace(searchAddress(next)),
    [history],
  );

  return (
    <div className={styles.page} data-wake="view">
      <RequestForm request={request} onChange={change} />
      <WithoutScript />
      {request.query.trim() === '' ? (
        <Beginnings version={request.version} />
      ) : (
        <Results key={searchAddress(request)} request={request} open={open} />
      )}
      <SlashSwitch />
    </div>
  );
}
