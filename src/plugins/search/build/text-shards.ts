import {isKeyword} from '../engine/language';
import type {Postings} from '../engine/postings';
import {packTextShard, pairKeys, shardCount, shardOf, textKey} from '../engine/text-shards';
import {termsOfText, termWordsOf} from '../engine/words';
import type {BuiltRecord} from './records';

/** Higher counts would say little more about a text. */
const maxCount = 3;

/** Longer words are URLs and hashes, which no reader types. */
const longestTerm = 40;

/**
 * Collects the words of full texts that the shortened records do not contain, and the pairs of
 * consecutive words in messages and other quotations.
 * @param records with full contents
 * @param shortened the same records, as the browser gets them
 * @returns a file for each shard
 */
export function createTextShards(
  records: readonly BuiltRecord[],
  shortened: readonly BuiltRecord[],
): string[] {
  const shards = Array.from({length: shardCount}, () => new Map<string, Map<number, number>>());
  const add = (key: string, id: number) => {
    const shard = shards[shardOf(key)]!;
    const postings = shard.get(key) ?? new Map<number, number>();
    shard.set(key, postings.set(id, Math.min((postings.get(id) ?? 0) + 1, maxCount)));
  };
  for (const [id, {content, quotations}] of records.entries()) {
    const pairs = quotations.flatMap((quotation) => pairKeys(termWordsOf(quotation)));
    for (const pair of new Set(pairs)) add(pair, id);
    const {levels, content: storedContent, names} = shortened[id]!;
    const storedTerms = new Set([...levels, storedContent, ...names].flatMap(termsOfText));
    for (const term of termsOfText(content.slice(storedContent.length))) {
      if (storedTerms.has(term) || term.length > longestTerm || !isKeyword(term)) continue;
      add(textKey(term), id);
    }
  }
  return shards.map((shard) => packTextShard(sortKeys(shard)));
}

/** In alphabetical order, in which keys compress best. */
const sortKeys = (shard: ReadonlyMap<string, Postings>) =>
  new Map([...shard].sort(([first], [second]) => (first < second ? -1 : 1)));
