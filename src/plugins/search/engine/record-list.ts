import {memoize} from '../../../memoize';
import {hitKinds} from '../types';
import {type SearchRecord, type TargetRecord, weightOf} from './record';
import type {SerializedRecords} from './serialized-records';

/** The records of a version. Those of a page are unpacked when one of them is needed. */
export class RecordList implements Iterable<SearchRecord> {
  readonly length: number;
  private readonly titles: readonly string[];
  private readonly anchors: readonly string[];
  private readonly contents: readonly string[];
  /** For each page the position of its first record. */
  private readonly starts: number[] = [];
  /** For each record the position of its page. */
  private readonly pageOfRecord: number[] = [];

  /** @throws when the columns have different lengths */
  constructor(private readonly serialized: SerializedRecords) {
    this.titles = serialized.titles.split('\n');
    this.anchors = serialized.anchors.split('\n');
    this.contents = serialized.contents.split('\n');
    for (const [page, [, , count]] of serialized.pages.entries()) {
      this.starts.push(this.pageOfRecord.length);
      for (let record = 0; record < count; record++) this.pageOfRecord.push(page);
    }
    this.length = this.pageOfRecord.length;
    const {levels, kinds} = serialized;
    const columns = [levels, kinds, this.titles, this.anchors, this.contents];
    if (columns.some(({length}) => length !== this.length))
      throw new Error('the columns of the search index have different lengths');
  }

  /** Gives the record at a position. */
  at(position: number): SearchRecord {
    const page = this.pageOfRecord[position]!;
    return this.recordsOfPage(page)[position - this.starts[page]!]!;
  }

  *[Symbol.iterator](): Iterator<SearchRecord> {
    for (let position = 0; position < this.length; position++) yield this.at(position);
  }

  private readonly recordsOfPage = memoize((page: number): SearchRecord[] => {
    const {pages, levels, kinds, phrases: phrasesByUrl} = this.serialized;
    const [pageUrl, category, length, unmaintained] = pages[page]!;
    const path: string[] = [category];
    const urls = new Set<string>();
    return Array.from({length}, (_, index) => {
      const row = this.starts[page]! + index;
      const level = Number(levels[row]);
      path.splice(level, path.length, this.titles[row]!);
      const anchor = this.anchors[row];
      const record: TargetRecord = {
        url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
        kind: hitKinds[kinds.charCodeAt(row) - 97]!,
        levels: [...path],
        content: this.contents[row]!,
      };
      // Rows and messages share the URL of their heading, which comes before them.
      const isListed = urls.has(record.url);
      urls.add(record.url);
      const phrases = (!isListed && phrasesByUrl[record.url]) || [];
      return {...record, phrases, weight: weightOf(record, isListed, unmaintained === 1)};
    });
  });
}
