import {createHash} from 'node:crypto';
import {isKeyword} from '../engine/language';
import {
  packShard,
  pairKeys,
  type Postings,
  shardCount,
  shardOf,
  textKey,
} from '../engine/text-shards';
import {termsOf, wordsOf} from '../engine/words';
import type {BuiltRecord} from './records';

/** Longer words are URLs and hashes, which no reader types. */
const longestTerm = 40;

/**
 * Collects the words of full texts that the shortened records do not contain, and the pairs of
 * consecutive words in messages and other quotations.
 * @param records with full contents
 * @param shortened the same records, as the browser gets them
 * @returns a file for each shard, and the hash of all of them; nothing when there are no such words
 */
export function createTextShards(
  records: readonly BuiltRecord[],
  shortened: readonly BuiltRecord[],
): {files: string[]; hash: string} | undefined {
  const shards = Array.from({length: shardCount}, () => new Map<string, Map<number, number>>());
  const add = (key: string, id: number) => {
    const shard = shards[shardOf(key)]!;
    const postings = shard.get(key) ?? new Map<number, number>();
    shard.set(key, postings.set(id, (postings.get(id) ?? 0) + 1));
  };
  for (const [id, {content, quotations}] of records.entries()) {
    const pairs = quotations.flatMap((quotation) => pairKeys(wordsOf(quotation)));
    for (const pair of new Set(pairs)) add(pair, id);
    const {levels, content: storedContent, names} = shortened[id]!;
    const storedTerms = new Set([...levels, storedContent, ...names].flatMap(termsIn));
    for (const term of termsIn(content.slice(storedContent.length))) {
      if (storedTerms.has(term) || term.length > longestTerm || !isKeyword(term)) continue;
      add(textKey(term), id);
    }
  }
  if (shards.every(({size}) => size === 0)) return undefined;
  const files = shards.map((shard) => packShard(sortKeys(shard)));
  const hash = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return {files, hash};
}

const termsIn = (text: string): string[] => wordsOf(text).flatMap(termsOf);

/** In alphabetical order, in which keys compress best. */
const sortKeys = (shard: ReadonlyMap<string, Postings>) =>
  new Map([...shard].sort(([first], [second]) => (first < second ? -1 : 1)));
