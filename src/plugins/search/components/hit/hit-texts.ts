import {
  type HierarchyLevel,
  hierarchyLevels,
  type HitKind,
  type SearchHit,
  unmarked,
} from '@site/src/plugins/search/types';
import {isMarked, onePhrase} from './phrase';

/** Gives a level as it is shown: with its words taken apart where that has matched, else as it is. */
function levelOf(hit: SearchHit, level: HierarchyLevel): string {
  const {hierarchy, hierarchy_camel: camel} = hit._highlightResult;
  const apart = camel[level];
  if (apart && apart.matchLevel !== 'none') return apart.value;
  return hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
}

/**
 * Gives where a hit lies, in words: its page and the headings above it, else its section. The
 * letters of the glossary are no place that anybody knows.
 */
export function pathOf({hierarchy}: SearchHit): string[] {
  const levels = hierarchyLevels.map((level) => hierarchy[level]).filter((text) => text !== null);
  const path = levels.length > 2 ? levels.slice(1, -1) : levels.slice(0, 1);
  return path.filter(({length}) => length > 1);
}

/** What is shown of a hit, with one match marked: in its name, else in its text. */
export interface HitWords {
  name: string;
  snippet: string;
}

/** Gives the words of a hit: its last heading, and the text around what was found. */
export function wordsOf(hit: SearchHit): HitWords {
  const last = hierarchyLevels.filter((level) => hit.hierarchy[level] !== null).at(-1);
  const name = onePhrase((last && levelOf(hit, last)) ?? hit.title);
  const snippet = snippetOf(hit);
  return {name, snippet: isMarked(name) ? unmarked(snippet) : onePhrase(snippet)};
}

/**
 * Gives the text around what was found. Where it is cut off says an ellipsis: before what does not
 * start with a capital letter, after what does not end a sentence.
 */
function snippetOf(hit: SearchHit): string {
  const text = (hit._snippetResult.content?.value ?? hit.text).trim();
  const bare = unmarked(text);
  if (bare === '') return '';
  const before = /^\p{Lu}/u.test(bare) ? '' : '…';
  const after = /[.!?]$/.test(bare) ? '' : '…';
  return before + text + after;
}

const typed: readonly HitKind[] = ['option', 'hook', 'flag', 'variable'];

/** Tells whether the title of a kind is something that can be typed. */
export const isTyped = (kind: HitKind): boolean => typed.includes(kind);
