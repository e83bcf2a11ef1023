import {useRef} from 'react';
import {useNearViewport} from '../../components/loading/useLoaded';
import {Avatar} from '../../components/ui/Avatar';
import {ExternalLink} from '../../components/ui/ExternalLink';
import styles from './Contributors.module.css';

/** Twice the 45 px at which a picture is shown. */
const pictureSize = 90;

/**
 * The page's authors by their GitHub names; renders nothing without any. Their pictures are
 * asked for when the list is seen: until then, and when GitHub cannot be reached, initials are shown.
 */
export function Contributors({names = []}: {names?: readonly string[]}) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useNearViewport(section);
  if (names.length === 0) return null;
  return (
    <section
      ref={section}
      className={styles.contributors}
      aria-labelledby="page-contributors"
      data-wake="view"
    >
      {/* A README may have a heading "Contributors" of its own. */}
      <h2 id="page-contributors">
        {names.length === 1 ? '1 Contributor' : `${names.length} Contributors`}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <ExternalLink href={`https://github.com/${name}`} className={styles.person}>
              <Avatar
                name={name}
                avatar={isSeen ? `https://github.com/${name}.png?size=${pictureSize}` : undefined}
                className={styles.picture}
              />
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
