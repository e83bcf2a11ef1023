import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../../cache';
import {parseCheckedPage} from '../../content/read-checked-page';
import {type DocumentationVersion, versionOfFile} from '../../versions';
import {readPageClaims} from './claim-file';
import {readExceptions} from '../coverage/expectations';
import type {PageRule} from '../rules/rule';
import {type Statement, statementsOf} from './statements';

/** Sections whose sentences have to be settled, and single pages. */
const reference = /^(?:configuration|api|plugins)\/(?!_)|^errors\.md$/;

/** Whether what a page says has to be settled. */
const isReference = (file: string, version: DocumentationVersion, siteDir: string): boolean =>
  reference.test(path.posix.relative(version.folder, file)) &&
  readExceptions(version, siteDir) !== undefined;

/**
 * Reads what a page of reference says happens, and what settles each sentence; none of a version
 * whose facts are not counted.
 * @param file path relative to the site
 */
export async function readStatements(siteDir: string, file: string): Promise<Statement[]> {
  if (!isReference(file, versionOfFile(file), siteDir)) return [];
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const claims = readPageClaims(siteDir, file).flatMap((one) => one.claims);
  const quotations = claims.map(({says}) => says);
  const inputs = [file, source, quotations];
  return cached({name: 'statements of pages', code: 'checks', inputs}, async () =>
    statementsOf(await parseCheckedPage(source, file), quotations),
  );
}

/** Every sentence of a page of reference that says what happens is settled. */
export const statements: PageRule = {
  name: 'statement',
  async check({file}, {siteDir}) {
    const open = (await readStatements(siteDir, file)).filter(({settled}) => !settled);
    return open.map(({line, text}) => ({
      line,
      what: `nothing settles "${text}"`,
      fix: 'prove it with a claim, or say above it why it needs none (contributing/claims.md)',
    }));
  },
};
