import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Search, SearchVersion} from '@site/src/plugins/search/types';
import {site} from '@site/src/config/site';
import {SiteLink} from '../../../../components/ui/SiteLink';
import {entryPointsOf} from '../entry-points';
import {requestOf, searchAddress} from '../search-address';
import {RequestForm} from './RequestForm';
import {Results} from './Results';
import {SlashSwitch} from './SlashSwitch';
import {openEngine, useAnswer} from '../useAnswer';
import styles from './SearchPage.module.css';

/** Nobody reads on to more results: another word finds sooner. */
const hitsAtMost = 50;

/** All results of what the address asks for; wakes by itself, for it is empty before. */
export function SearchPage({open = openEngine}: {open?: () => Promise<Search>}) {
  const history = useHistory();
  const {search} = useLocation();
  // The page was rendered without knowing what would be asked.
  const asked = useIsBrowser() ? search : '';
  const request = requestOf(asked);
  const answer = useAnswer(request, hitsAtMost, open);

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
        Or begin with
      </h2>
      <ul className={styles.beginnings}>
        {entryPointsOf(version).map(({url, title, place}) => (
          <li key={url}>
            <span>{place}</span>
            <SiteLink to={url}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
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
