import {hitKinds} from '../types';
import {type TargetRecord, type SearchRecord, weightOf} from './record';

/** Increase it with every change of the file format, so that old files are not misread. */
const serializationFormat = 4;

/** What readers type for records that are called otherwise, by URL. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** Records of one version as the embedded engine fetches them: in columns, which compress best. */
interface SerializedRecords {
  format: number;
  /** Part of the file names of the shards with the words of full texts, when there are any. */
  textHash?: string;
  phrases: Phrases;
  /** One entry for each page; the 1 marks a package without new releases. */
  pages: [url: string, category: string, records: number, unmaintained?: 1][];
  /** One digit for each record: its level. */
  levels: string;
  /** One letter for each record: `a` for the first of `hitKinds`, and so on. */
  kinds: string;
  /** This and the columns below have one line for each record. */
  titles: string;
  anchors: string;
  contents: string;
  names: string;
}

/**
 * Packs the records of one version.
 * @param textHash of the shards with the words of full texts
 */
export function packRecords(
  records: readonly (TargetRecord & {isUnmaintained?: boolean})[],
  phrases: Phrases,
  textHash?: string,
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
    textHash,
    phrases,
    pages,
    levels: records.map(({levels}) => levels.length - 1).join(''),
    kinds: records.map(({kind}) => String.fromCharCode(97 + hitKinds.indexOf(kind))).join(''),
    titles: column(({levels}) => levels.at(-1)!),
    anchors: column(({url}) => url.split('#')[1] ?? ''),
    contents: column(({content}) => content),
    names: column(({names}) => names.join(' ')),
  };
}

/**
 * Unpacks records.
 * @throws when `value` is not what `packRecords` makes; the message says what is wrong
 */
export function unpackRecords(value: unknown): {
  records: SearchRecord[];
  textHash: string | undefined;
} {
  const serialized = value as SerializedRecords;
  if (serialized?.format !== serializationFormat)
    throw new Error(`the search index is not of format ${serializationFormat}`);
  const titles = serialized.titles.split('\n');
  const anchors = serialized.anchors.split('\n');
  const contents = serialized.contents.split('\n');
  const names = serialized.names.split('\n');
  const count = serialized.pages.reduce((sum, [, , records]) => sum + records, 0);
  const columns = [serialized.levels, serialized.kinds, titles, anchors, contents, names];
  if (count === 0 || columns.some(({length}) => length !== count))
    throw new Error('the columns of the search index have different lengths');

  const seen = new Set<string>();
  let position = 0;
  const records = serialized.pages.flatMap(([address, category, length, unmaintained]) => {
    const path: string[] = [category];
    return Array.from({length}, () => {
      const row = position++;
      const level = Number(serialized.levels[row]);
      path.splice(level, path.length, titles[row]!);
      const record: TargetRecord = {
        url: anchors[row] ? `${address}#${anchors[row]}` : address,
        kind: hitKinds[serialized.kinds.charCodeAt(row) - 97]!,
        levels: [...path],
        content: contents[row]!,
        names: names[row]!.split(' ').filter(Boolean),
      };
      // Rows and messages share the address of their heading, which comes before them.
      const isListed = seen.has(record.url);
      seen.add(record.url);
      const phrases = (!isListed && serialized.phrases[record.url]) || [];
      return {...record, phrases, weight: weightOf(record, isListed, unmaintained === 1)};
    });
  });
  return {records, textHash: serialized.textHash};
}
