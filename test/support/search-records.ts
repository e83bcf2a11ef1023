import {createTextShards} from '../../src/plugins/search/build/text-shards';
import {type BuiltRecord, recordsOf} from '../../src/plugins/search/build/records';
import {openRecords, type Searchable} from '../../src/plugins/search/engine/search';
import {packRecords, type Phrases} from '../../src/plugins/search/engine/serialization';
import {withoutBase} from '../../src/versions';

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

/** The file that the browser gets. */
export const fileOf = (records: readonly BuiltRecord[], phrases: Phrases = {}) =>
  JSON.stringify(packRecords(records, phrases));

/** Makes pages searchable, through the file that the browser gets. */
export const searchable = (...pages: readonly [string, string, string][]): Promise<Searchable> =>
  openRecords(fileOf(recordsOfPages(...pages)));

/**
 * Makes pages searchable of which the records hold `length` characters of each text, and other files
 * the words of the rest.
 * @param load gives such a file; what a host does otherwise
 */
export function searchableInTiers(
  length: number,
  pages: readonly [string, string, string][],
  load = async (file: string) => file,
): Promise<Searchable> {
  const records = recordsOfPages(...pages);
  const shortened = records.map((record) => ({
    ...record,
    content: record.content.slice(0, length),
  }));
  const {files, hash} = createTextShards(records, shortened)!;
  const json = JSON.stringify(packRecords(shortened, {}, hash));
  return openRecords(json, (_, shard) => load(files[shard]!));
}
