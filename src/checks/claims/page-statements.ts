import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../../cache';
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

/**
 * Reads what a page says happens, and what settles each sentence.
 * @param file path relative to the site
 */
export async function readStatements(siteDir: string, file: string): Promise<Statement[]> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const claims = readPageClaims(siteDir, file).flatMap((one) => one.claims);
  const quotations = claims.map(({says}) => says);
  const inputs = [file, source, quotations];
  return cached({name: 'statements of pages', code: 'checks', inputs}, async () =>
    statementsOf(await parseCheckedPage(source, file), quotations),
  );
}
