import {hitKinds, type SearchVersion} from '../types';
import type {WordLists} from './language';
import {ObjectIds, type SearchRecord, weightOf} from './record';

/** Counts up with every change of what a file or its reader means. */
export const wireFormat = 2;

/** Records of one version as the embedded engine fetches them: columns compress best. */
export interface WireRecords {
  format: number;
  version: SearchVersion;
  words: WordLists;
  /** One entry a page: its address, section, category, how many records it has, and a 1 behind them when its package has no new releases. */
  pages: [url: string, section: string, category: string, records: number, unmaintained?: 1][];
  /** What readers type who look for a record: its row, and the phrases. */
  phrases: [row: number, phrases: string[]][];
  /** A digit a record: its level. */
  levels: string;
  /** A letter a record: the place of its kind in `hitKinds`, from `a` on. */
  kinds: string;
  /** What follows has a line a record. */
  titles: string;
  anchors: string;
  contents: string;
  names: string;
}

/** Packs the records of one version. */
export function packRecords(
  version: SearchVersion,
  records: readonly SearchRecord[],
  words: WordLists,
): WireRecords {
  const column = (texts: (string | null)[]) => texts.map((text) => text ?? '').join('\n');
  return {
    format: wireFormat,
    version,
    words,
    pages: pagesOf(records),
    phrases: records.flatMap(({phrases}, row) =>
      phrases ? [[row, phrases] as [number, string[]]] : [],
    ),
    levels: records.map(({levels}) => levels.length - 1).join(''),
    kinds: records.map(({kind}) => String.fromCharCode(97 + hitKinds.indexOf(kind))).join(''),
    titles: column(records.map(({levels}) => levels.at(-1)!)),
    anchors: column(records.map(({anchor}) => anchor)),
    contents: column(records.map(({content}) => content)),
    names: column(records.map(({names}) => names.join(' '))),
  };
}

function pagesOf(records: readonly SearchRecord[]): WireRecords['pages'] {
  const pages: WireRecords['pages'] = [];
  for (const {url, section, levels, isUnmaintained} of records) {
    const [address = ''] = url.split('#');
    if (pages.at(-1)?.[0] !== address) {
      pages.push([address, section, levels[0]!, 0]);
      if (isUnmaintained) pages.at(-1)!.push(1);
    }
    pages.at(-1)![3] += 1;
  }
  return pages;
}

/**
 * Unpacks records.
 * @throws Error saying what does not fit, when `value` is not what `packRecords` makes
 */
export function unpackRecords(value: unknown): {records: SearchRecord[]; words: WordLists} {
  const wire = value as WireRecords;
  if (wire?.format !== wireFormat)
    throw new Error(`the search index is not of format ${wireFormat}`);
  const titles = wire.titles.split('\n');
  const anchors = wire.anchors.split('\n');
  const contents = wire.contents.split('\n');
  const names = wire.names.split('\n');
  const count = wire.pages.reduce((sum, [, , , records]) => sum + records, 0);
  const columns = [wire.levels, wire.kinds, titles, anchors, contents, names];
  if (count === 0 || columns.some(({length}) => length !== count))
    throw new Error('the columns of the search index have different lengths');

  const ids = new ObjectIds();
  const phrases = new Map(wire.phrases);
  let at = 0;
  const records = wire.pages.flatMap(([address, section, category, length, unmaintained]) => {
    const above: string[] = [category];
    const upkeep = unmaintained && {isUnmaintained: true as const};
    return Array.from({length}, () => {
      const row = at++;
      const level = Number(wire.levels[row]);
      above.splice(level, above.length, titles[row]!);
      const anchor = anchors[row] || null;
      const url = anchor === null ? address : `${address}#${anchor}`;
      const objectID = ids.next(url);
      const kind = hitKinds[wire.kinds.charCodeAt(row) - 97]!;
      return {
        objectID,
        version: wire.version,
        section,
        kind,
        url,
        anchor,
        weight: weightOf({kind, url, objectID, ...upkeep}),
        levels: [...above],
        content: contents[row] || null,
        names: names[row] === '' ? [] : names[row]!.split(' '),
        ...(phrases.has(row) && {phrases: phrases.get(row)!}),
        ...upkeep,
      };
    });
  });
  return {records, words: wire.words};
}
