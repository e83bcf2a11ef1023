import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {packRecords, type Phrases} from '../engine/serialization';
import type {SearchVersion} from '../types';
import type {BuiltRecord} from './records';

const compress = promisify(brotliCompress);

/** Contents grow with the site; the longest are shortened first, at the end of a word. */
const lengths = [
  1600, 800, 450, 260, 200, 180, 175, 170, 165, 160, 150, 145, 140, 135, 130, 120, 110, 80,
];

/**
 * Packs the records of a version into a file that weighs no more than `budget` bytes, compressed.
 * @returns also its weight, and how many characters of each content it has if not all
 * @throws when not even titles fit
 */
export async function fitRecords(
  version: SearchVersion,
  records: readonly BuiltRecord[],
  phrases: Phrases,
  budget: number,
) {
  for (const contentLength of [undefined, ...lengths]) {
    const packed = packRecords(
      contentLength ? shortenContents(records, contentLength) : records,
      phrases,
    );
    const json = JSON.stringify(packed);
    const weight = (await compress(json, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}})).length;
    if (weight <= budget) return {json, weight, contentLength};
  }
  throw new Error(
    `The search records of version ${version} do not fit into ${budget} bytes; raise recordsBudget in src/plugins/search/config/engines.ts or give each section a file of its own`,
  );
}

const shortenContents = (records: readonly BuiltRecord[], contentLength: number) =>
  records.map((record) => ({...record, content: truncateAtWord(record.content, contentLength)}));

/** Cuts a text after its last whole word that fits; inside of a word that is longer than that. */
function truncateAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
