import type {SearchHit} from '@site/src/plugins/search/types';

/** One row that the reader can choose. A query is put into the field, all others are opened. */
export type Suggestion =
  | {type: 'hit'; url: string; hit: SearchHit}
  | {type: 'page'; url: string; title: string; place: string}
  | {type: 'query'; url: string; query: string};

/** Rows under one heading. */
export interface SuggestionGroup {
  label: string;
  rows: Suggestion[];
}
