import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {packRecords} from '../engine/serialization';
import type {Phrases} from '../engine/serialized-records';
import type {SearchVersion} from '../types';
import type {BuiltRecord} from './records';
import {createShards} from './shards';

const compress = promisify(brotliCompress);

/** Qualities of brotli: what hosts send, and what takes a tenth of its time. */
const [best, quick] = [11, 9];
/** Records weigh about 92 % of what the quick quality says: what is over the budget at this part of it is not tried. */
const leastOfQuick = 0.88;

/** Lengths in characters, of which contents are shortened to the longest with which the records fit. */
const contentLengths = [
  1600, 800, 450, 260, 200, 180, 175, 170, 165, 160, 150, 145, 140, 135, 130, 120, 110, 80,
];

/** Stands for what is not known before the shards are made. */
const noShards = {hash: '', firstTerms: [], lengths: []};

/**
 * Packs the records of a version into a file of at most `budget` bytes, compressed with brotli, and
 * the terms of these records, and the words that had to be left out, into shards.
 * @returns also `weight`, the compressed size in bytes, and `contentLength`, the number of characters
 * that contents were shortened to, if they were
 * @throws when the records do not fit even with the shortest contents
 */
export async function fitRecords(
  version: SearchVersion,
  records: readonly BuiltRecord[],
  phrases: Phrases,
  budget: number,
) {
  async function fit(contentLength: number | undefined) {
    const shortened = contentLength ? shortenContents(records, contentLength) : records;
    // The shards, which take longest, add to the weight.
    const draft = JSON.stringify(packRecords(shortened, phrases, noShards));
    if ((await weigh(draft, quick)) * leastOfQuick > budget) return undefined;
    const {files, outline} = await createShards(version, records, shortened, phrases);
    const json = JSON.stringify(packRecords(shortened, phrases, outline));
    const weight = await weigh(json, best);
    return weight > budget ? undefined : {json, weight, contentLength, shards: files};
  }

  let fitting = await fit(undefined);
  if (fitting) return fitting;
  // Halving what is left finds the longest with a few of them.
  let [from, to] = [0, contentLengths.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const shorter = await fit(contentLengths[middle]);
    if (shorter) [fitting, to] = [shorter, middle];
    else from = middle + 1;
  }
  if (fitting) return fitting;
  throw new Error(
    `The search records of version ${version} do not fit into ${budget} bytes; raise recordsBudget in src/plugins/search/config/engines.ts or give each section a file of its own`,
  );
}

const weigh = async (json: string, quality: number): Promise<number> =>
  (await compress(json, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}})).length;

const shortenContents = (records: readonly BuiltRecord[], contentLength: number) =>
  records.map((record) => ({...record, content: truncateAtWord(record.content, contentLength)}));

/** Cuts a text after the last whole word that fits, or within the first word when that is longer. */
function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
