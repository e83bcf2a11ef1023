import type {StarterKit} from '@site/src/data/starter-kits';
import {ExternalLink} from '../ui/ExternalLink';
import {distinctTags} from './filter-kits';
import styles from './KitRows.module.css';

/** The rows of the table: repository, owner, tags. */
export function KitRows({kits}: {kits: readonly StarterKit[]}) {
  return kits.map(({name, maintainer, tags}) => (
    <tr key={`${maintainer}/${name}`}>
      <th scope="row">
        <ExternalLink className={styles.name} href={`https://github.com/${maintainer}/${name}`}>
          {name}
        </ExternalLink>
      </th>
      <td data-label="Maintainer">{maintainer}</td>
      <td data-label="Tags">
        <ul className={styles.tags}>
          {distinctTags(tags).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </td>
    </tr>
  ));
}
