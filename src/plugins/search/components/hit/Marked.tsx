import {highlightEnd, highlightStart, type HitKind} from '@site/src/plugins/search/types';
import styles from './Marked.module.css';

/** A text of a hit; what the query has matched stands between marks that are no HTML. */
export function Marked({text}: {text: string}) {
  return text.split(highlightStart).map((part, index) => {
    const [marked = '', rest] = part.split(highlightEnd);
    if (index === 0 || rest === undefined) return part.replaceAll(highlightEnd, '');
    return (
      <span key={index}>
        <mark className={styles.match}>{marked}</mark>
        {rest}
      </span>
    );
  });
}

const typed: readonly HitKind[] = ['option', 'hook', 'flag', 'variable'];

/** The name of a hit; what can be typed looks typed. */
export function HitTitle({name, kind}: {name: string; kind: HitKind}) {
  const title = <Marked text={name} />;
  return typed.includes(kind) ? <code>{title}</code> : title;
}
