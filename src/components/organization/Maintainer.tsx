import type {Project} from '@site/src/data/projects';
import {ExternalLink} from '../ui/ExternalLink';
import styles from './Maintainer.module.css';

/** Where somebody who wants to maintain a project says so. */
const maintainersWanted = 'https://github.com/webpack/webpack/issues/2734';

/** Who looks after a project, or where to offer to. */
export function Maintainer({name}: {name: Project['maintainer']}) {
  return (
    <div className={styles.maintainer}>
      {name === null ? (
        <ExternalLink href={maintainersWanted}>Maintainer needed...</ExternalLink>
      ) : (
        <ExternalLink href={`https://github.com/${name}`} className={styles.person}>
          <span className={styles.letters} aria-hidden="true">
            {name.slice(0, 2).toUpperCase()}
          </span>
          <span className="visually-hidden">Maintained by </span>
          {name}
        </ExternalLink>
      )}
    </div>
  );
}
