import {memoizeAsync} from '../../../browser/memoize-async';
import type {Postings} from './postings';
import {openTextShard, shardOf, textKey, type TextShard} from './text-shards';
import type {Word} from './words';

/** Loads the text of a shard. */
type LoadShard = (shard: number) => Promise<string>;

/** How long a search waits for the words of full texts. */
const timeoutMilliseconds = 1000;

/** How many shards of about 3 kB a query may load. */
const maxShards = 22;
const maxPairs = 10;

/** The postings of a query's words in full texts, by key. */
export type TextPostings = ReadonlyMap<string, Postings>;

/** Looks up words in full texts; loads each shard once, when a query needs it. */
export class TextIndex {
  private readonly open: (shard: number) => Promise<TextShard>;

  constructor(load: LoadShard) {
    this.open = memoizeAsync((shard) => load(shard).then(openTextShard));
  }

  /**
   * Finds words and pairs of words. Shards that do not load in time are left out: the search then
   * uses the records only.
   */
  async find(words: readonly Word[], pairs: readonly string[]): Promise<TextPostings> {
    const keys = [...new Set([...pairs.slice(0, maxPairs), ...words.flatMap(keysOf)])];
    const shards = [...new Set(keys.map(shardOf))].slice(0, maxShards);
    const opened = new Map<number, TextShard>();
    const opening = shards.map(async (shard) => {
      const content = await this.open(shard).catch(() => undefined);
      if (content) opened.set(shard, content);
    });
    await waitAtMost(timeoutMilliseconds, Promise.all(opening));
    return new Map(
      keys.flatMap((key) => {
        const postings = opened.get(shardOf(key))?.(key);
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

/** Waits until something has ended, or some time has passed. */
function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
