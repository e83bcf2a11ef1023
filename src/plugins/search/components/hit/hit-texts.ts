import {
  type HierarchyLevel,
  hierarchyLevels,
  highlightEnd,
  highlightStart,
  type HitKind,
  type SearchHit,
} from '@site/src/plugins/search/types';

/** Gives a level as it is shown: with its words taken apart where that has matched, else as it is. */
export function levelOf(hit: SearchHit, level: HierarchyLevel): string {
  const {hierarchy, hierarchy_camel: camel} = hit._highlightResult;
  const apart = camel[level];
  if (apart && apart.matchLevel !== 'none') return apart.value;
  return hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
}

/** Gives the title with its matches marked: levels 2 to 6, else the page, else the section. */
export function markedTitle(hit: SearchHit): string {
  const headings = hierarchyLevels
    .slice(2)
    .map((level) => levelOf(hit, level))
    .filter(Boolean);
  if (headings.length > 0) return headings.join(' › ');
  return levelOf(hit, 'lvl1') || levelOf(hit, 'lvl0') || hit.title;
}

/**
 * Gives the text around what was found. Where it is cut off says an ellipsis: before what does not
 * start with a capital letter, after what does not end a sentence.
 */
export function markedSnippet(hit: SearchHit): string {
  const text = (hit._snippetResult.content?.value ?? hit.text).trim();
  const bare = text.replaceAll(highlightStart, '').replaceAll(highlightEnd, '');
  if (bare === '') return '';
  const before = /^\p{Lu}/u.test(bare) ? '' : '…';
  const after = /[.!?]$/.test(bare) ? '' : '…';
  return before + text + after;
}

const typed: readonly HitKind[] = ['option', 'hook', 'flag', 'variable'];

/** Tells whether the title of a kind is something that can be typed. */
export const isTyped = (kind: HitKind): boolean => typed.includes(kind);
