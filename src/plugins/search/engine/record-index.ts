import MiniSearch from 'minisearch';
import {memoizeAsync} from '../../../browser/memoize-async';
import {countTerms, type IndexedRecord} from './record-terms';
import {fields, PackedTermPostings, shardsWithPrefix, unpackTermShard} from './term-shards';

/** What the index says of all terms: the rest of it is in shards. */
export interface IndexOutline {
  /** The number of different terms of each record, by field in the order of `fields`. */
  lengths: readonly (readonly number[])[];
  /** The first term of each shard. */
  firstTerms: readonly string[];
}

/**
 * An index that was made by the build (../build/shards.ts) and loads its terms when they are searched
 * for. When they cannot be loaded, it takes them from the records. Its ids are the positions of the
 * records.
 */
export class RecordIndex extends MiniSearch<{id: number}> {
  private readonly firstTerms: readonly string[];
  private readonly openShard: (shard: number) => Promise<ReturnType<typeof unpackTermShard>>;

  private indexing: Promise<void> | undefined;

  /** @param loadShard loads the text of a shard */
  constructor(
    private readonly records: Iterable<IndexedRecord>,
    {lengths, firstTerms}: IndexOutline,
    loadShard: (shard: number) => Promise<string>,
  ) {
    super({
      fields: [...fields],
      processTerm: (term) => term,
      // query.ts has split queries into terms already.
      searchOptions: {tokenize: (text) => [text]},
    });
    this.firstTerms = firstTerms;
    this.openShard = memoizeAsync(async (shard) => unpackTermShard(await loadShard(shard)));
    const count = lengths[0]!.length;
    for (let id = 0; id < count; id++) {
      this._documentIds.set(id, id);
      this._fieldLength.set(
        id,
        lengths.map((ofField) => ofField[id]!),
      );
    }
    this._documentCount = count;
    this._avgFieldLength = lengths.map((ofField) => sum(ofField) / count);
  }

  /** Loads all terms that begin with one of these, before they are searched for. */
  async loadTerms(prefixes: readonly string[]): Promise<void> {
    if (this.indexing) return this.indexing;
    const adding = [...new Set(prefixes)].filter(Boolean).map(async (prefix) => {
      const shards = shardsWithPrefix(this.firstTerms, prefix).map(this.openShard);
      for (const shard of await Promise.all(shards)) this.addTerms(shard, prefix);
    });
    // Without a connection, only the shards of earlier queries are there.
    await Promise.all(adding).catch(() => (this.indexing ??= this.indexRecords()));
  }

  /** Moves the terms with a prefix from a shard into the index. */
  private addTerms(shard: ReturnType<typeof unpackTermShard>, prefix: string): void {
    for (const [term, packed] of shard) {
      if (!term.startsWith(prefix)) continue;
      this._index.set(term, new PackedTermPostings(packed));
      shard.delete(term);
    }
  }

  /** Takes all other terms from the records, which takes a second. */
  private async indexRecords(): Promise<void> {
    const {postingsByTerm} = await countTerms(this.records);
    for (const [term, postings] of postingsByTerm)
      if (!this._index.has(term)) this._index.set(term, postings);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
