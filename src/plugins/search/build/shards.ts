import {createHash} from 'node:crypto';
import {shardAddress, type ShardKind} from '../config/engines';
import type {Phrases} from '../engine/serialized-records';
import {countTerms} from '../engine/record-terms';
import {packTermShards} from '../engine/term-shards';
import type {SearchVersion} from '../types';
import type {BuiltRecord} from './records';
import {createTextShards} from './text-shards';

/**
 * Creates the files beside the records of a version, of which a query loads those of its words.
 * @param records with full contents
 * @param shortened the same records, as the browser gets them
 * @returns the files with their addresses, and what the records say of them
 */
export async function createShards(
  version: SearchVersion,
  records: readonly BuiltRecord[],
  shortened: readonly BuiltRecord[],
  phrases: Phrases,
) {
  const {postingsByTerm, lengths} = await countTerms(withPhrases(shortened, phrases));
  const {files: terms, firstTerms} = packTermShards(postingsByTerm);
  const texts = createTextShards(records, shortened);
  const hash = createHash('sha256')
    .update([...terms, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const filesOf = (kind: ShardKind, shards: readonly string[]) =>
    shards.map((text, shard) => ({address: shardAddress(version, kind, hash, shard), text}));
  return {
    files: [...filesOf('terms', terms), ...filesOf('texts', texts)],
    outline: {hash, firstTerms, lengths},
  };
}

/** Rows and messages have the URL of their heading, which comes before them and has the phrases. */
function withPhrases(records: readonly BuiltRecord[], phrases: Phrases) {
  const urls = new Set<string>();
  return records.map((record) => {
    const isListed = urls.has(record.url);
    urls.add(record.url);
    return {...record, phrases: (!isListed && phrases[record.url]) || []};
  });
}
