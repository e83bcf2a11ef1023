import {synonyms} from '@site/src/plugins/search/config/words';
import type {SearchHit} from '@site/src/plugins/search/types';
import {wordsOf} from '../hit/hit-texts';
import {unmarked} from '../hit/phrase';

/** Something that has the name that was asked for, and where it is described. */
export interface Meaning {
  name: string;
  hits: SearchHit[];
}

/** More would be the list of results once more. */
const atMost = 3;

/**
 * Gives what a query names exactly: an option, a term of the glossary, a package. The last part of a
 * path is a name too: `splitChunks` names `optimization.splitChunks`.
 */
export function meaningsOf(query: string, hits: readonly SearchHit[]): Meaning[] {
  const asked = plain(query);
  const meanings = new Map<string, Meaning>();
  for (const hit of hits) {
    const name = unmarked(wordsOf(hit).name);
    const last = name.split('.').at(-1)!;
    if (asked === '' || ![plain(name), plain(last)].includes(asked)) continue;
    const key = `${hit.kind} ${name}`;
    const meaning = meanings.get(key) ?? {name, hits: []};
    meaning.hits.push(hit);
    meanings.set(key, meaning);
  }
  return [...meanings.values()].slice(0, atMost);
}

/** Gives other words for the same. */
export function otherWordsFor(query: string): string[] {
  const asked = query.trim().toLowerCase();
  const same = synonyms.find((words) => words.some((word) => word.toLowerCase() === asked)) ?? [];
  return same.filter((word) => word.toLowerCase() !== asked);
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
