import clsx from 'clsx';
import type {StarterKit} from '@site/src/data/starter-kits-schema';
import {BreakableTitle} from '../../components/ui/BreakableTitle';
import {ExternalLink} from '../../components/ui/ExternalLink';
import '@site/src/css/tables.css';
import styles from './KitTable.module.css';

/** The table of kits. It may scroll, so the keyboard must reach it. */
export function KitTable({kits}: {kits: readonly StarterKit[]}) {
  return (
    <div
      className={clsx('table reference needs44', styles.table)}
      role="region"
      aria-label="Kits"
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Project Name</th>
            <th scope="col">Maintainer</th>
            <th scope="col">Tags</th>
          </tr>
        </thead>
        <tbody>
          {kits.map(({name, maintainer, tags}) => (
            <tr key={`${maintainer}/${name}`}>
              <th scope="row">
                <ExternalLink
                  className={styles.name}
                  href={`https://github.com/${maintainer}/${name}`}
                >
                  <BreakableTitle title={name} />
                </ExternalLink>
              </th>
              <td data-label="Maintainer">{maintainer}</td>
              <td data-label="Tags">
                <ul className={styles.tags}>
                  {tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
