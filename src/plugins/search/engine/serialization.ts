import {hitKinds} from '../types';
import type {IndexOutline} from './record-index';
import type {TargetRecord} from './record';
import {RecordList} from './record-list';
import type {Phrases, SerializedRecords} from './serialized-records';

/** Increase it with every change of the file format, so that old files are not misread. */
const serializationFormat = 5;

/**
 * Packs the records of one version.
 * @param shards what the records say of the shards beside them
 */
export function packRecords(
  records: readonly (TargetRecord & {isUnmaintained?: boolean})[],
  phrases: Phrases,
  {hash, firstTerms, lengths}: IndexOutline & {hash: string},
): SerializedRecords {
  const pages: SerializedRecords['pages'] = [];
  for (const {url, levels, isUnmaintained} of records) {
    const [address = ''] = url.split('#');
    if (pages.at(-1)?.[0] !== address)
      pages.push(isUnmaintained ? [address, levels[0]!, 0, 1] : [address, levels[0]!, 0]);
    pages.at(-1)![2] += 1;
  }
  const column = (text: (record: TargetRecord) => string) => records.map(text).join('\n');
  return {
    format: serializationFormat,
    hash,
    firstTerms: firstTerms.join(' '),
    lengths: lengths.map((ofField) => ofField.map((length) => length.toString(36)).join(' ')),
    phrases,
    pages,
    levels: records.map(({levels}) => levels.length - 1).join(''),
    kinds: records.map(({kind}) => String.fromCharCode(97 + hitKinds.indexOf(kind))).join(''),
    titles: column(({levels}) => levels.at(-1)!),
    anchors: column(({url}) => url.split('#')[1] ?? ''),
    contents: column(({content}) => content),
  };
}

/**
 * Unpacks records.
 * @throws when `value` is not what `packRecords` makes; the message says what is wrong
 */
export function unpackRecords(value: unknown): {
  records: RecordList;
  hash: string;
  outline: IndexOutline;
} {
  const serialized = value as SerializedRecords;
  if (serialized?.format !== serializationFormat)
    throw new Error(`the search index is not of format ${serializationFormat}`);
  const firstTerms = serialized.firstTerms.split(' ');
  const lengths = serialized.lengths.map((ofField) =>
    ofField.split(' ').map((length) => parseInt(length, 36)),
  );
  const records = new RecordList(serialized);
  if (records.length === 0) throw new Error('the search index is empty');
  if (lengths.some(({length}) => length !== records.length))
    throw new Error('the lengths of the search index are not those of its records');
  return {records, hash: serialized.hash, outline: {lengths, firstTerms}};
}
