import {memoizeAsync} from '../../../browser/memoize-async';
import {type Postings, shardOf, textKey, unpackShard} from './text-shards';
import type {Word} from './words';

/** Gives the text of one file of the words of whole texts. */
export type LoadShard = (shard: number) => Promise<string>;

/** The answer waits no longer than this many milliseconds for the words of whole texts. */
const patience = 1000;

/** What a query may load at most, in files of 3 kB. */
export const mostShards = 22;
const mostPairs = 10;

/** Where the words of a query are in whole texts. */
export type TextPostings = ReadonlyMap<string, Postings>;

/** Looks words up in whole texts, of which it loads the files that it needs, once. */
export class TextIndex {
  private readonly open: (shard: number) => Promise<Map<string, Postings>>;

  constructor(load: LoadShard) {
    this.open = memoizeAsync((shard) => load(shard).then(unpackShard));
  }

  /**
   * Finds words and pairs of words. What does not load in time is left out: the records
   * answer alone.
   */
  async find(words: readonly Word[], pairs: readonly string[]): Promise<TextPostings> {
    const keys = [...new Set([...pairs.slice(0, mostPairs), ...words.flatMap(keysOf)])];
    const shards = [...new Set(keys.map(shardOf))].slice(0, mostShards);
    const opened = new Map<number, Map<string, Postings>>();
    const opening = shards.map(async (shard) => {
      const content = await this.open(shard).catch(() => undefined);
      if (content) opened.set(shard, content);
    });
    await Promise.race([Promise.all(opening), wait(patience)]);
    return new Map(
      keys.flatMap((key) => {
        const postings = opened.get(shardOf(key))?.get(key);
        return postings ? [[key, postings]] : [];
      }),
    );
  }
}

const shortestKey = 3;

const keysOf = ({term, parts}: Word): string[] =>
  [term, ...parts.map((part) => part.term)]
    .map(textKey)
    .filter(({length}) => length >= shortestKey);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
