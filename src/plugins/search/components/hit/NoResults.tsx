import {askElsewhere} from '@site/src/plugins/search/config/field';
import {versions} from '@site/src/versions';
import {ExternalLink} from '../../../../components/ui/ExternalLink';
import {searchAddress, type SearchRequest} from '../search-address';
import styles from './NoResults.module.css';

/** Says that nothing was found, and suggests what to try instead. */
export function NoResults({query, version}: SearchRequest) {
  const others = versions.filter(({label}) => label !== version);
  return (
    <div className={styles.nothing}>
      <p>
        No results found for query “<b>{query}</b>”
      </p>
      <ul>
        <li>Try fewer words, or the name of an option, a plugin or a loader.</li>
        {others.map(({label}) => (
          <li key={label}>
            <a href={searchAddress({query, version: label})}>Search webpack {label}</a>
          </li>
        ))}
        <li>
          <ExternalLink href={askElsewhere.to}>Ask on {askElsewhere.title}</ExternalLink>
        </li>
      </ul>
    </div>
  );
}
