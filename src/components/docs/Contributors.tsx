import {SiteLink} from '../ui/SiteLink';
import styles from './Contributors.module.css';

/** Who wrote the page, by their names on GitHub; nothing when nobody is named. */
export function Contributors({names = []}: {names?: readonly string[]}) {
  if (names.length === 0) return null;
  return (
    <section className={styles.contributors} aria-labelledby="contributors">
      <h2 id="contributors">
        {names.length === 1 ? '1 Contributor' : `${names.length} Contributors`}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <SiteLink to={`https://github.com/${name}`}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
