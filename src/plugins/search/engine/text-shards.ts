import {stemmer} from 'stemmer';
import {isKeyword} from './language';
import type {Word} from './words';

/**
 * The words of whole texts, beyond what the records hold of them: a word is in one of so many
 * files, of which a query loads those of its words.
 */
export const shardCount = 80;

/** How often a word is in each text, by the position of its record. */
export type Postings = ReadonlyMap<number, number>;

/** What the words of a text and of a query are looked up by: all forms of a word are one. */
export const textKey = (term: string): string => stemmer(term);

/** Gives what two words that follow each other are looked up by; no word has a space. */
export const pairKeys = (words: readonly Word[]): string[] => {
  const keys = words.filter(({term}) => isKeyword(term)).map(({term}) => textKey(term));
  return [...new Set(keys.slice(1).map((key, before) => `${keys[before]!} ${key}`))];
};

/** Gives the file that holds a key. */
export function shardOf(key: string): number {
  let hash = 0;
  for (let at = 0; at < key.length; at++) hash = (hash * 31 + key.charCodeAt(at)) >>> 0;
  return hash % shardCount;
}

/** More often than this says no more. */
const highestCount = 3;

/**
 * Packs the positions of the words of one file: gaps between records, base 36, with a mark for each time
 * more than once.
 */
export const packShard = (shard: ReadonlyMap<string, Postings>): string =>
  JSON.stringify(Object.fromEntries([...shard].map(([key, postings]) => [key, pack(postings)])));

function pack(postings: Postings): string {
  let last = -1;
  return [...postings]
    .sort(([first], [second]) => first - second)
    .map(([id, count]) => {
      const gap = id - last;
      last = id;
      return gap.toString(36) + '*'.repeat(Math.min(count, highestCount) - 1);
    })
    .join(' ');
}

/**
 * Unpacks a file.
 * @throws when `json` is not what `packShard` makes
 */
export function unpackShard(json: string): Map<string, Postings> {
  const shard = JSON.parse(json) as Record<string, string>;
  return new Map(Object.entries(shard).map(([key, packed]) => [key, unpack(packed)]));
}

function unpack(packed: string): Postings {
  let id = -1;
  return new Map(
    packed.split(' ').map((entry) => {
      const [gap = ''] = entry.split('*');
      id += parseInt(gap, 36);
      return [id, 1 + entry.length - gap.length];
    }),
  );
}
