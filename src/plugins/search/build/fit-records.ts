import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {packRecords, type Phrases} from '../engine/serialization';
import type {SearchVersion} from '../types';
import type {BuiltRecord} from './records';
import {createTextShards} from './text-shards';

const compress = promisify(brotliCompress);

/** Lengths in characters, of which contents are shortened to the longest with which the records fit. */
const contentLengths = [
  1600, 800, 450, 260, 200, 180, 175, 170, 165, 160, 150, 145, 140, 135, 130, 120, 110, 80,
];

/**
 * Packs the records of a version into a file of at most `budget` bytes, compressed with brotli, and
 * the words that had to be left out of it into shards.
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
  async function pack(contentLength: number | undefined) {
    const shortened = contentLength ? shortenContents(records, contentLength) : records;
    const texts = createTextShards(records, shortened);
    const json = JSON.stringify(packRecords(shortened, phrases, texts?.hash));
    return {json, weight: await weigh(json), contentLength, texts};
  }

  let best = await pack(undefined);
  if (best.weight <= budget) return best;
  // Compressing takes seconds each time: halving what is left finds the longest in four or five.
  let [from, to] = [0, contentLengths.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const packed = await pack(contentLengths[middle]);
    if (packed.weight <= budget) [best, to] = [packed, middle];
    else from = middle + 1;
  }
  if (best.weight <= budget) return best;
  throw new Error(
    `The search records of version ${version} do not fit into ${budget} bytes; raise recordsBudget in src/plugins/search/config/engines.ts or give each section a file of its own`,
  );
}

const weigh = async (json: string): Promise<number> =>
  (await compress(json, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}})).length;

const shortenContents = (records: readonly BuiltRecord[], contentLength: number) =>
  records.map((record) => ({...record, content: truncateAtWord(record.content, contentLength)}));

/** Cuts a text after the last whole word that fits, or within the first word when that is longer. */
function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
