import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useState} from 'react';
import type {Search} from '@site/src/plugins/search/types';
import {site} from '@site/src/config/site';
import {openEngine} from '../open-engine';
import {requestOf, searchAddress, type SearchRequest} from '../search-address';
import {Beginnings} from './Beginnings';
import {RequestForm} from './RequestForm';
import {Results} from './Results';
import {SlashSwitch} from './SlashSwitch';
import {useAnswer} from './useAnswer';
import styles from './SearchPage.module.css';

/** How many results the page shows at first, and how many more each time. */
const step = 20;

/** All results of what the address asks for; wakes by itself, for it is empty before. */
export function SearchPage({open = openEngine}: {open?: () => Promise<Search>}) {
  const history = useHistory();
  const {search} = useLocation();
  // The page was rendered without knowing what would be asked.
  const asked = useIsBrowser() ? search : '';
  const request = requestOf(asked);
  const address = searchAddress(request);
  const [more, setMore] = useState({address, count: step});
  const count = more.address === address ? more.count : step;
  const {latest, ...state} = useAnswer(request, count, open);
  const change = useCallback(
    (next: SearchRequest) => history.replace(searchAddress(next)),
    [history],
  );

  return (
    <div className={styles.page} data-wake="view">
      <RequestForm request={request} counts={latest?.counts} onChange={change} />
      <WithoutScript />
      {request.query.trim() === '' ? (
        <div className={styles.main}>
          <Beginnings version={request.version} />
        </div>
      ) : (
        <Results
          {...state}
          request={request}
          onMore={() => setMore({address, count: count + step})}
        />
      )}
      <div className={styles.main}>
        <SlashSwitch />
      </div>
    </div>
  );
}

/** How to search where no script runs. */
function WithoutScript() {
  return (
    <noscript>
      <p>
        Searching here needs JavaScript. Without it, give a search engine your words together with{' '}
        <code>site:{new URL(site.url).host}</code>, or look through the{' '}
        <a href="/glossary/">glossary</a> and the sections in the header.
      </p>
    </noscript>
  );
}
