import {stopWords, synonyms} from '../../src/plugins/search/config/words';
import {recordsOf} from '../../src/plugins/search/build/records';
import {openRecords, type Searchable} from '../../src/plugins/search/engine/answer';
import type {SearchRecord} from '../../src/plugins/search/engine/record';
import {packRecords} from '../../src/plugins/search/engine/wire';
import type {SearchVersion} from '../../src/plugins/search/types';
import {withoutBase} from '../../src/versions';

/** A built page around an article. */
export const builtPage = (title: string, article: string) =>
  `<!doctype html><html><head><title>${title} | webpack</title></head><body><nav>Menu</nav><main><article><h1>${title}</h1>${article}</article></main></body></html>`;

/** Records of pages given as address, title and article. */
export const recordsOfPages = (...pages: readonly [string, string, string][]): SearchRecord[] =>
  pages.flatMap(([url, title, article]) =>
    recordsOf({
      url,
      html: builtPage(title, article),
      isPackage: /^\/(?:loaders|plugins)\/./.test(withoutBase(url)),
    }),
  );

/** The file that the browser gets. */
export const fileOf = (version: SearchVersion, records: readonly SearchRecord[]) =>
  JSON.stringify(packRecords(version, records, {stopWords, synonyms}));

/** Makes pages searchable, through the file that the browser gets. */
export const searchable = (
  version: SearchVersion,
  ...pages: readonly [string, string, string][]
): Promise<Searchable> => openRecords(fileOf(version, recordsOfPages(...pages)));
