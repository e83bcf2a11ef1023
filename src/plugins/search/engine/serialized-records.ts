/** What readers type for records that are called otherwise, by URL. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** Records of one version as the embedded engine fetches them: in columns, which compress best. */
export interface SerializedRecords {
  format: number;
  /** Part of the file names of the shards. */
  hash: string;
  /** The first term of each shard of terms, separated by spaces. */
  firstTerms: string;
  /** By field, in the order of `fields`: the number of different terms of each record, in base 36. */
  lengths: string[];
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
}
