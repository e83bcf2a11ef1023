import {type Found, type HighlightedLevels, hierarchyLevels} from '../types';
import {Highlighter} from './highlight';
import {hitOf} from './hit';
import type {TermIndex} from './index-of-records';
import type {Language} from './language';
import {parseQuery, type SearchQuery} from './query';
import {type Ranked, rank} from './rank';
import type {Hierarchy, SearchRecord} from './record';

/** Records of a version that can be searched. */
export interface Searchable {
  records: readonly SearchRecord[];
  language: Language;
  index: TermIndex;
}

/** Gives the best hits, at most `count`, and how many there are. */
export function answer(
  {records, language, index}: Searchable,
  typed: string,
  count: number,
): Found {
  const query = parseQuery(typed, language);
  const found = rank(index, records, query);
  return {
    hits: found.slice(0, count).map((ranked) => highlighted(ranked, query)),
    total: found.length,
  };
}

function highlighted({record, match, queryTerms}: Ranked, {units, besides}: SearchQuery) {
  const says = (term: string) => !besides.includes(term);
  const found = Object.keys(match).filter(says);
  const highlighter = new Highlighter(units, found, queryTerms.filter(says));
  const {hierarchy, content, url, version} = record;
  const marked = {
    _highlightResult: {
      hierarchy: levels(highlighter, hierarchy, false),
      hierarchy_camel: levels(highlighter, hierarchy, true),
      ...(content !== null && {content: highlighter.mark(content, true)}),
    },
    _snippetResult: content === null ? {} : {content: highlighter.snippet(content)},
  };
  return hitOf({...record, ...marked}, url, version);
}

const levels = (
  highlighter: Highlighter,
  hierarchy: Hierarchy,
  inside: boolean,
): HighlightedLevels =>
  Object.fromEntries(
    hierarchyLevels.flatMap((level) => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, highlighter.mark(text, inside)]];
    }),
  );
