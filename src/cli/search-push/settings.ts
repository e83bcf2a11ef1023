import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {synonyms} from '../../plugins/search/config/words';
import {hierarchyLevels} from '../../plugins/search/types';

/** From the last level upward: what a place itself is called counts more than what it lies in. */
const names = [...hierarchyLevels].reverse();

/** How the hosted engine is to search: as far as it can, like the embedded one. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(phrases)',
    ...names.map((level) => `unordered(hierarchy_camel.${level})`),
    ...names.map((level) => `unordered(hierarchy.${level})`),
    'content',
    'unordered(names)',
  ],
  camelCaseAttributes: ['hierarchy_camel'],
  attributesForFaceting: ['filterOnly(version)', 'kind', 'section'],
  attributesToRetrieve: ['*', '-names', '-phrases', '-hierarchy_camel'],
  attributesToHighlight: ['hierarchy', 'hierarchy_camel', 'content'],
  attributesToSnippet: ['content:30'],
  snippetEllipsisText: '',
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight)'],
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
};

/** The reviewed list, in the form of the hosted engine. */
export const indexSynonyms: SynonymHit[] = synonyms.map((words) => ({
  objectID: words[0]!.replaceAll(' ', '-'),
  type: 'synonym',
  synonyms: [...words],
}));
