import path from 'node:path';
import {type Cache, type Computation, readText} from '../../cache';
import {parseCheckedPage} from '../../content/read-checked-page';
import type {DocumentationVersion} from '../../versions';
import {readPageClaims} from './claim-file';
import {type Statement, statementsOf} from './statements';

/** Sections whose sentences have to be settled, and single pages. */
const reference = /^(?:configuration|api|plugins)\/(?!_)|^errors\.md$/;

/**
 * Whether what a page says has to be settled.
 * @param file path relative to the site
 */
export const isReference = (file: string, {folder}: DocumentationVersion): boolean =>
  reference.test(path.posix.relative(folder, file));

const pageStatements: Computation = {name: 'statements of pages', module: import.meta.url};

/**
 * Reads what a page says happens, and what settles each sentence.
 * @param file path relative to the site
 */
export async function readStatements(
  siteDir: string,
  file: string,
  cache: Cache,
): Promise<Statement[]> {
  const source = readText(path.join(siteDir, file));
  return cache.kept(pageStatements, [file, source], async () => {
    const claims = readPageClaims(siteDir, file).flatMap((one) => one.claims);
    const quotations = claims.map(({says}) => says);
    return statementsOf(await parseCheckedPage(source, file), quotations);
  });
}
