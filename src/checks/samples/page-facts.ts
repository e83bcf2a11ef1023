import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached, remembered} from '../../cache';
import {countedFacts} from '../coverage/fact-ids';
import {FactIndex} from '../coverage/fact-index';
import {coverageOf, type PageCoverage} from '../coverage/page-coverage';
import {parseCheckedPage} from '../../content/read-checked-page';
import type {DocumentationVersion} from '../../versions';
import {inputsOf, readReference} from '../../reference';

/** Gives the facts of a version, read once. */
export const factIndexOf = remembered(async (version: DocumentationVersion) => {
  const {areas} = await readReference(version);
  return new FactIndex(countedFacts(areas));
});

/**
 * Reads what a page describes, or gives what was read before.
 * @param file path relative to the site
 */
export async function pageCoverage(
  siteDir: string,
  file: string,
  version: DocumentationVersion,
): Promise<PageCoverage> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const inputs = [file, source, ...inputsOf(version)];
  return cached({name: 'facts of pages', code: 'checks', inputs}, async () =>
    coverageOf(await parseCheckedPage(source, file), await factIndexOf(version)),
  );
}
