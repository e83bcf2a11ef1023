import {type BuiltRecord, recordsOf} from '../../src/plugins/search/build/records';
import {createShards} from '../../src/plugins/search/build/shards';
import {shardAddress} from '../../src/plugins/search/config/engines';
import {type LoadShard, openRecords, type Searchable} from '../../src/plugins/search/engine/search';
import {packRecords} from '../../src/plugins/search/engine/serialization';
import type {Phrases} from '../../src/plugins/search/engine/serialized-records';
import {newest, withoutBase} from '../../src/versions';

/** A built page around an article. */
const builtPage = (title: string, article: string) =>
  `<!doctype html><html><head><title>${title} | webpack</title></head><body><nav>Menu</nav><main><article><h1>${title}</h1>${article}</article></main></body></html>`;

/** Records of pages given as address, title and article. */
export const recordsOfPages = (...pages: readonly [string, string, string][]): BuiltRecord[] =>
  pages.flatMap(([url, title, article]) =>
    recordsOf({
      url,
      html: builtPage(title, article),
      isPackage: /^\/(?:loaders|plugins)\/./.test(withoutBase(url)),
    }),
  );

/**
 * Makes records into the files that the browser gets.
 * @param shortened what the file of records contains of them
 */
export async function filesOf(
  records: readonly BuiltRecord[],
  phrases: Phrases = {},
  shortened: readonly BuiltRecord[] = records,
) {
  const version = newest.label;
  const {files, outline} = await createShards(version, records, shortened, phrases);
  const texts = new Map(files.map(({address, text}) => [address, text]));
  const loadShard: LoadShard = async (...shard) => texts.get(shardAddress(version, ...shard))!;
  return {json: JSON.stringify(packRecords(shortened, phrases, outline)), loadShard};
}

/** Makes records searchable, through the files that the browser gets. */
export async function openFilesOf(...files: Parameters<typeof filesOf>): Promise<Searchable> {
  const {json, loadShard} = await filesOf(...files);
  return openRecords(json, loadShard);
}

/** Makes pages searchable, through the files that the browser gets. */
export const searchable = (...pages: readonly [string, string, string][]): Promise<Searchable> =>
  openFilesOf(recordsOfPages(...pages));

/**
 * Makes pages searchable of which the records hold `length` characters of each text, and other files
 * the words of the rest.
 * @param load gives such a file; what a host does otherwise
 */
export async function searchableInTiers(
  length: number,
  pages: readonly [string, string, string][],
  load = async (file: string) => file,
): Promise<Searchable> {
  const records = recordsOfPages(...pages);
  const shortened = records.map((record) => ({
    ...record,
    content: record.content.slice(0, length),
  }));
  const {json, loadShard} = await filesOf(records, {}, shortened);
  return openRecords(json, async (kind, ...shard) => {
    const text = await loadShard(kind, ...shard);
    return kind === 'texts' ? load(text) : text;
  });
}
