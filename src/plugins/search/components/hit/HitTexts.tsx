import {
  highlightEnd,
  highlightStart,
  type HitKind,
  type SearchHit,
  stripMarks,
} from '@site/src/plugins/search/types';
import styles from './HitTexts.module.css';

/** A text of a hit, with `mark` elements in place of the marks around what matches. */
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

const codeKinds: readonly HitKind[] = ['option', 'hook', 'flag', 'variable'];

/** The name of a hit, as code when it is something that is typed in code. */
export function HitTitle({name, kind}: {name: string; kind: HitKind}) {
  const title = <Marked text={name} />;
  return codeKinds.includes(kind) ? <code>{title}</code> : title;
}

/**
 * Gives the titles of the page and the headings above a hit, or else the title of its section.
 * Headings of one letter, those of the glossary, are left out.
 */
export function pathOf({levels}: SearchHit): string[] {
  const path = levels.length > 2 ? levels.slice(1, -1) : levels.slice(0, 1);
  return path.filter(({length}) => length > 1);
}

/**
 * Gives the name and the snippet of a hit. The match is marked in the name, or else in the snippet,
 * but not in both.
 */
export function hitTexts(hit: SearchHit): {name: string; snippet: string} {
  const {name} = hit;
  const snippet = snippetOf(hit.text.trim());
  return {name, snippet: name.includes(highlightStart) ? stripMarks(snippet) : snippet};
}

/**
 * Adds ellipses where a text is cut off: before it, unless it starts with a capital letter, and
 * after it, unless it ends a sentence.
 */
function snippetOf(text: string): string {
  const plainText = stripMarks(text);
  if (plainText === '') return '';
  const prefix = /^\p{Lu}/u.test(plainText) ? '' : '…';
  const suffix = /[.!?]$/.test(plainText) ? '' : '…';
  return prefix + text + suffix;
}
