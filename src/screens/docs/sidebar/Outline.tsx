import clsx from 'clsx';
import type {OutlineEntry} from '../../../browser/outline';
import {SiteLink} from '../../../components/ui/SiteLink';
import styles from './Outline.module.css';

/** From so many headings on, only the branch that is read shows its lower ones. */
const fold = 20;

/** Headings of the page that is shown. src/browser/current-heading.ts marks the one that is read. */
export function Outline({outline}: {outline: readonly OutlineEntry[]}) {
  const count = outline.reduce((sum, {children}) => sum + 1 + children.length, 0);
  return (
    <div className={clsx(styles.headings, count > fold && styles.folded)} data-outline="">
      <HeadingList outline={outline} />
    </div>
  );
}

/** Lets names in a title break between their words, as `BreakableTitle` does, and messages after a colon. */
const breakable = (html: string) =>
  html.replace(/(?:(?<=[a-z])(?=[A-Z])|(?<=:)(?=\w))(?=[^<]*<\/code>)/g, '<wbr>');

/** Headings, with those of each below it; the style sheet draws them as a tree. */
function HeadingList({outline}: {outline: readonly OutlineEntry[]}) {
  return (
    <ul>
      {outline.map(({id, title, children}) => (
        <li key={id}>
          <SiteLink to={`#${id}`} dangerouslySetInnerHTML={{__html: breakable(title)}} />
          {children.length > 0 && <HeadingList outline={children} />}
        </li>
      ))}
    </ul>
  );
}
