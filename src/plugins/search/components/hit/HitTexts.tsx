import {
  highlightEnd,
  highlightStart,
  type HitKind,
  type SearchHit,
  unmarked,
} from '@site/src/plugins/search/types';
import styles from './HitTexts.module.css';

/** A text of a hit; what the query has matched is between marks that are no HTML. */
export function Marked({text}: {text: string}) {
  return text.split(highlightStart).map((part, index) => {
    const [marked = '', otherParts] = part.split(highlightEnd);
    if (index === 0 || otherParts === undefined) return part.replaceAll(highlightEnd, '');
    return (
      <span key={index}>
        <mark className={styles.match}>{marked}</mark>
        {otherParts}
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

/**
 * Gives where a hit lies, in words: its page and the headings above it, else its section. The
 * letters of the glossary are no place that anybody knows.
 */
export function pathOf({levels}: SearchHit): string[] {
  const path = levels.length > 2 ? levels.slice(1, -1) : levels.slice(0, 1);
  return path.filter(({length}) => length > 1);
}

/**
 * Gives the words of a hit: its last heading, and the text around what was found, which is marked in
 * one of them only.
 */
export function hitWords(hit: SearchHit): {name: string; snippet: string} {
  const {name} = hit;
  const snippet = snippetOf(hit.text.trim());
  return {name, snippet: name.includes(highlightStart) ? unmarked(snippet) : snippet};
}

/**
 * Gives the text around what was found. Where it is cut off says an ellipsis: before what does not
 * start with a capital letter, after what does not end a sentence.
 */
function snippetOf(text: string): string {
  const bare = unmarked(text);
  if (bare === '') return '';
  const before = /^\p{Lu}/u.test(bare) ? '' : '…';
  const after = /[.!?]$/.test(bare) ? '' : '…';
  return before + text + after;
}
