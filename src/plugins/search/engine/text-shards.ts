import {stemmer} from 'stemmer';
import {isKeyword} from './language';
import {packPostings, type Postings, unpackPostings} from './postings';
import type {Word} from './words';

/**
 * The number of shards: files with the words of full texts that the records do not contain. The hash
 * of a word says which one has it, so that a query loads only those of its words.
 */
export const shardCount = 80;

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

/** Packs a shard: the postings of each word. */
export const packTextShard = (shard: ReadonlyMap<string, Postings>): string =>
  JSON.stringify(
    Object.fromEntries([...shard].map(([key, postings]) => [key, packPostings(postings)])),
  );

/** Looks up the postings of a key in a shard. */
export type TextShard = (key: string) => Postings | undefined;

/**
 * Opens a shard, of which a query needs the postings of few words.
 * @throws when `json` is not what `packTextShard` makes
 */
export function openTextShard(json: string): TextShard {
  const packed = new Map(Object.entries(JSON.parse(json) as Record<string, string>));
  return (key) => {
    const postings = packed.get(key);
    return postings === undefined ? undefined : unpackPostings(postings);
  };
}
