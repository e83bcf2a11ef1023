import {stemmer} from 'stemmer';
import {isKeyword} from './language';
import type {Word} from './words';

/**
 * The number of shards: files with the words of full texts that the records do not contain. The hash
 * of a word says which one has it, so that a query loads only those of its words.
 */
export const shardCount = 80;

/** How often each text contains a word, by the position of its record. */
export type Postings = ReadonlyMap<number, number>;

/** Gives the key of a word in the shards: that of its stem, so that all forms of it are one. */
export const textKey = (term: string): string => stemmer(term);

/** Gives the keys of pairs of consecutive words. They contain a space, which no word does. */
export const pairKeys = (words: readonly Word[]): string[] => {
  const keys = words.filter(({term}) => isKeyword(term)).map(({term}) => textKey(term));
  return [...new Set(keys.slice(1).map((key, index) => `${keys[index]!} ${key}`))];
};

/** Gives the number of the shard that has a key. */
export function shardOf(key: string): number {
  let hash = 0;
  for (let index = 0; index < key.length; index++) hash = (hash * 31 + key.charCodeAt(index)) >>> 0;
  return hash % shardCount;
}

/** Higher counts would say little more about a text: they are stored as this one. */
const maxCount = 3;

/**
 * Packs a shard: for each word the gaps between the positions of its records, in base 36, with a
 * `*` for each occurrence after the first.
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
      return gap.toString(36) + '*'.repeat(Math.min(count, maxCount) - 1);
    })
    .join(' ');
}

/**
 * Unpacks a shard.
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
