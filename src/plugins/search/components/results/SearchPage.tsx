import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {store} from '@site/src/browser/storage';
import {site} from '@site/src/config/site';
import {isSlashOn, slashKey} from '@site/src/plugins/search/config/field';
import {SiteLink} from '../../../../components/ui/SiteLink';
import {entryPointsOf} from '../entry-points';
import {requestOf, searchAddress} from '../search-address';
import {RequestForm} from './RequestForm';
import {Results} from './Results';
import {loadSearch, useSearchResults} from '../useSearchResults';
import styles from './SearchPage.module.css';

/** With more results, refining the query helps more than reading on. */
const maxHits = 50;

/** The results of the request in the URL. It wakes without an interaction, because only the application can fill it. */
export function SearchPage({open = loadSearch}: {open?: () => Promise<Search>}) {
  const history = useHistory();
  const {search} = useLocation();
  // The built page does not know the query.
  const request = requestOf(useIsBrowser() ? search : '');
  const response = useSearchResults(request, maxHits, open);

  return (
    <div className={styles.page} data-wake="view">
      <RequestForm request={request} onChange={(next) => history.replace(searchAddress(next))} />
      <NoScriptHint />
      {request.query.trim() === '' ? (
        <div className={styles.main}>
          <StartPages version={request.version} />
          <SlashSwitch />
        </div>
      ) : (
        <Results request={request} {...response} />
      )}
    </div>
  );
}

/** Pages to start with, while there is no query. */
function StartPages({version}: {version: SearchVersion}) {
  return (
    <section aria-labelledby="beginnings">
      <h2 id="beginnings" className={styles.startPagesTitle}>
        Or start with
      </h2>
      <ul className={styles.startPages}>
        {entryPointsOf(version).map(({url, title, section}) => (
          <li key={url}>
            <span>{section}</span>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Switches off the shortcut `/`, as WCAG 2.1.4 requires for people who use speech input or often hit
 * keys by accident.
 */
function SlashSwitch() {
  // The built page does not know what the browser has stored.
  const isBrowser = useIsBrowser();
  return (
    <p className={styles.keys}>
      <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>⌘</kbd> <kbd>K</kbd> opens the search on every page.{' '}
      <label>
        <input
          key={String(isBrowser)}
          type="checkbox"
          defaultChecked={!isBrowser || isSlashOn()}
          onChange={({target: {checked}}) =>
            store('localStorage', slashKey, checked ? null : 'off')
          }
        />{' '}
        Also open it with <kbd>/</kbd>
      </label>
    </p>
  );
}

/** How to search where no script runs. */
function NoScriptHint() {
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
