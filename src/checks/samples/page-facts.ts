import path from 'node:path';
import {type Cache, type Computation, readText, remembered} from '../../cache';
import {countedFacts} from '../coverage/fact-ids';
import {FactIndex} from '../coverage/fact-index';
import {coverageOf, type PageCoverage} from '../coverage/page-coverage';
import {parseCheckedPage} from '../../content/read-checked-page';
import type {DocumentationVersion} from '../../versions';
import {readReference} from '../../reference';

/** Gives the facts of a version, read once. */
export const factIndexOf = remembered(async (version: DocumentationVersion) => {
  const {areas} = await readReference(version);
  return new FactIndex(countedFacts(areas));
});

const pageFacts: Computation = {name: 'facts of pages', module: import.meta.url};

/**
 * Reads what a page describes, or gives what was read before.
 * @param file path relative to the site
 */
export async function pageCoverage(
  siteDir: string,
  file: string,
  version: DocumentationVersion,
  cache: Cache,
): Promise<PageCoverage> {
  const source = readText(path.join(siteDir, file));
  return cache.kept(pageFacts, [file, version, source], async () =>
    coverageOf(await parseCheckedPage(source, file), await factIndexOf(version)),
  );
}
