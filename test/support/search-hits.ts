import {
  type HighlightedText,
  highlightEnd,
  highlightStart,
  type Search,
  type SearchAnswer,
  type SearchHit,
} from '@site/src/plugins/search/types';
import {newest} from '../../src/versions';

/** Puts the marks of a match around a text. */
export const marked = (text: string) => highlightStart + text + highlightEnd;

const none = (value: string): HighlightedText => ({
  value,
  matchLevel: 'none',
  matchedWords: [],
});

/** Gives a hit; what is not said is that of a heading in the guides. */
export function hit(title: string, rest: Partial<SearchHit> = {}): SearchHit {
  const {category = 'Guides', subcategory = 'Caching'} = rest;
  const hierarchy = {
    lvl0: category,
    lvl1: subcategory,
    lvl2: title,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: title,
    url: `/guides/caching/#${title.toLowerCase().replaceAll(' ', '-')}`,
    anchor: title,
    kind: 'heading',
    version: newest.label,
    category,
    subcategory,
    title,
    text: '',
    hierarchy,
    content: null,
    _highlightResult: {
      hierarchy: {lvl1: none(subcategory), lvl2: none(title)},
      hierarchy_camel: {},
    },
    _snippetResult: {},
    ...rest,
  };
}

/** Gives an answer with these hits. */
export const answer = (
  query: string,
  hits: SearchHit[],
  rest: Partial<SearchAnswer> = {},
): SearchAnswer => ({
  query,
  hits,
  total: hits.length,
  engine: {name: 'Test Engine', url: 'https://engine.example/'},
  ...rest,
});

/** Gives an engine that knows these hits for every query but `nothing`. */
export const engineWith =
  (hits: SearchHit[]): (() => Promise<Search>) =>
  async () =>
  async (query, {hitsPerPage = 5} = {version: newest.label}) =>
    query.includes('nothing')
      ? answer(query, [])
      : answer(query, hits.slice(0, hitsPerPage), {total: hits.length});
