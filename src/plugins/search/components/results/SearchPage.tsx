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

/** Nobody reads on to more results: another word finds sooner. */
const hitsAtMost = 50;

/** All results of what the address asks for; wakes by itself, for it is empty before. */
export function SearchPage({open = loadSearch}: {open?: () => Promise<Search>}) {
  const history = useHistory();
  const {search} = useLocation();
  // The page was rendered without knowing what would be asked.
  const request = requestOf(useIsBrowser() ? search : '');
  const answer = useSearchResults(request, hitsAtMost, open);

  return (
    <div className={styles.page} data-wake="view">
      <RequestForm request={request} onChange={(next) => history.replace(searchAddress(next))} />
      <WithoutScript />
      {request.query.trim() === '' ? (
        <div className={styles.main}>
          <Beginnings version={request.version} />
          <SlashSwitch />
        </div>
      ) : (
        <Results request={request} {...answer} />
      )}
    </div>
  );
}

/** Where to begin for those who do not know the word yet. */
function Beginnings({version}: {version: SearchVersion}) {
  return (
    <section aria-labelledby="beginnings">
      <h2 id="beginnings" className={styles.beginningsTitle}>
        Or start with
      </h2>
      <ul className={styles.beginnings}>
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
 * Switches the key `/` off: those who speak to their computer, or press keys by accident, must be
 * able to (WCAG 2.1.4).
 */
function SlashSwitch() {
  // The built page does not know what a browser keeps.
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
