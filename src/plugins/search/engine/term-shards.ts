import {packPostings, type Postings, unpackPostings} from './postings';

/** The indexed fields of a record. */
export const fields = ['title', 'parents', 'anchor', 'content', 'names'] as const;
export type Field = (typeof fields)[number];

/** The postings of a term by field, which is given by its position in `fields`. */
export type TermPostings = ReadonlyMap<number, Postings>;

/** The postings of a term as a string, with a comma between fields. */
type PackedPostings = string;

/** Characters of a shard before it is compressed, which leaves 6 kB. */
const shardLength = 16_000;

/**
 * Distributes the terms of records among shards in alphabetical order, so that all terms with the
 * same beginning are in a few of them.
 * @returns a file for each shard, and the first term of each
 */
export function packTermShards(postingsByTerm: ReadonlyMap<string, TermPostings>): {
  files: string[];
  firstTerms: string[];
} {
  const shards: Record<string, string>[] = [];
  let remaining = 0;
  for (const [term, postings] of [...postingsByTerm].sort(byTerm)) {
    const packed = fields
      .map((_, field) => postings.get(field))
      .map((ofField) => (ofField ? packPostings(ofField) : ''))
      .join(',');
    if (remaining <= 0) {
      shards.push({});
      remaining = shardLength;
    }
    shards.at(-1)![term] = packed;
    remaining -= term.length + packed.length;
  }
  return {files: shards.map((shard) => JSON.stringify(shard)), firstTerms: shards.map(firstTerm)};
}

/** In the order of `<`, by which `shardsWithPrefix` finds them. */
const byTerm = ([first]: [string, unknown], [second]: [string, unknown]) =>
  first < second ? -1 : 1;

/** Objects have keys that are numbers first. */
const firstTerm = (shard: Record<string, string>): string => Object.keys(shard).sort()[0]!;

/**
 * Gives the numbers of the shards that have the terms with a prefix.
 * @param firstTerms of all shards
 */
export function shardsWithPrefix(firstTerms: readonly string[], prefix: string): number[] {
  const shards = [...firstTerms.keys()];
  return shards.filter((shard) => {
    const next = firstTerms[shard + 1];
    return firstTerms[shard]! <= `${prefix}\uffff` && (next === undefined || next > prefix);
  });
}

/**
 * Unpacks the terms of a shard, but not their postings: a query needs few of them.
 * @throws when `json` is not what `packTermShards` makes
 */
export const unpackTermShard = (json: string): Map<string, PackedPostings> =>
  new Map(Object.entries(JSON.parse(json) as Record<string, PackedPostings>));

/**
 * The postings of a term, which are unpacked when they are read: a word with a typing error is looked
 * for among thousands of terms, of which few are like it.
 */
export class PackedTermPostings extends Map<number, Map<number, number>> {
  /** @param packed one of the values of `unpackTermShard`; empty once it is unpacked */
  constructor(private packed: PackedPostings) {
    super();
  }

  /** All that MiniSearch reads of a term. */
  override get(field: number): Map<number, number> | undefined {
    if (this.packed) this.unpack();
    return super.get(field);
  }

  private unpack(): void {
    for (const [field, postings] of this.packed.split(',').entries())
      if (postings) this.set(field, unpackPostings(postings));
    this.packed = '';
  }
}
