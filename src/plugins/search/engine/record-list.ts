import {memoize} from '../../../memoize';
import {hitKinds} from '../types';
import {type SearchRecord, type TargetRecord, weightOf} from './record';
import type {SerializedRecords} from './serialized-records';

/** The records of a version. One is unpacked when it is needed. */
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
  readonly at = memoize((position: number): SearchRecord => {
    const {pages, kinds, phrases: phrasesByUrl} = this.serialized;
    const page = this.pageOfRecord[position]!;
    const [pageUrl, , , unmaintained] = pages[page]!;
    const anchor = this.anchors[position]!;
    const record: TargetRecord = {
      url: anchor ? `${pageUrl}#${anchor}` : pageUrl,
      kind: hitKinds[kinds.charCodeAt(position) - 97]!,
      levels: this.levelsOf(position),
      content: this.contents[position]!,
    };
    // Rows and messages share the URL of their heading, which comes before them.
    const isListed = this.anchors.indexOf(anchor, this.starts[page]) < position;
    const phrases = (!isListed && phrasesByUrl[record.url]) || [];
    return {...record, phrases, weight: weightOf(record, isListed, unmaintained === 1)};
  });

  *[Symbol.iterator](): Iterator<SearchRecord> {
    for (let position = 0; position < this.length; position++) yield this.at(position);
  }

  /** Gives the title of a record after those of the records that it is below, and the section. */
  private levelsOf(position: number): string[] {
    const {pages, levels} = this.serialized;
    const page = this.pageOfRecord[position]!;
    const titles: string[] = [];
    let level = Infinity;
    for (let row = position; row >= this.starts[page]!; row--) {
      const levelOfRow = Number(levels[row]);
      if (levelOfRow >= level) continue;
      titles.unshift(this.titles[row]!);
      level = levelOfRow;
    }
    return [pages[page]![1], ...titles];
  }
}
