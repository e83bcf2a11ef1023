import {
  highlightEnd,
  highlightStart,
  completeHit,
  type Search,
  type SearchResponse,
  type SearchHit,
} from '@site/src/plugins/search/types';
import {newest} from '../../src/versions';

/** Puts the marks of a match around a text. */
export const marked = (text: string) => highlightStart + text + highlightEnd;

/** Gives a hit; what is not said is that of a heading in the guides. */
export const hit = (title: string, fields: Partial<SearchHit> = {}): SearchHit =>
  completeHit({
    url: `/guides/caching/#${title.toLowerCase().replaceAll(' ', '-')}`,
    kind: 'heading',
    levels: ['Guides', 'Caching', title],
    name: title,
    text: '',
    isNamed: false,
    ...fields,
  });

/** Gives a response with these hits. */
export const searchResponse = (
  query: string,
  hits: SearchHit[],
  fields: Partial<SearchResponse> = {},
): SearchResponse => ({
  query,
  hits,
  total: hits.length,
  engine: {name: 'Test Engine', url: 'https://engine.example/'},
  ...fields,
});

/** Gives an engine that knows these hits for every query but `nothing`. */
export const engineWith =
  (hits: SearchHit[]): (() => Promise<Search>) =>
  async () =>
  async (query, {hitsPerPage = 5} = {version: newest.label}) =>
    query.includes('nothing')
      ? searchResponse(query, [])
      : searchResponse(query, hits.slice(0, hitsPerPage), {total: hits.length});
