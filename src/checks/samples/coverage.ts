import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../../cache';
import {ownPagesBelow} from '../../content/own-pages';
import {parseCheckedPage} from '../../content/read-checked-page';
import {inputsOf} from '../../reference';
import {type DocumentationVersion, versions} from '../../versions';
import {readStatements} from '../claims/page-statements';
import type {Statement} from '../claims/statements';
import {readExceptions} from '../coverage/expectations';
import type {CountedFact} from '../coverage/fact-ids';
import {factIndexOf} from '../coverage/fact-index';
import {coverageOf, type PageCoverage} from '../coverage/page-coverage';
import {type AreaCoverage, siteCoverage} from '../coverage/site-coverage';
import {type NewFact, readNewFacts} from '../coverage/to-describe';

/** What the pages of a version describe. */
export interface VersionCoverage {
  version: DocumentationVersion;
  facts: readonly CountedFact[];
  /** By the path of the page, relative to the site. */
  pages: ReadonlyMap<string, PageCoverage>;
  /** What pages of reference say happens, by the path of the page. */
  statements: ReadonlyMap<string, readonly Statement[]>;
  /** Ids that some page describes. */
  covered: ReadonlySet<string>;
  /** Empty for a version that is not measured. */
  areas: readonly AreaCoverage[];
  /** Facts that newer releases brought and that wait for a description. */
  newFacts: readonly NewFact[];
}

/**
 * Reads what all of our own pages describe; a page that is as it was is not read again.
 * @param siteDir absolute folder of the site
 */
export const readCoverage = (siteDir: string): Promise<VersionCoverage[]> =>
  Promise.all(versions.map((version) => coverageOfVersion(siteDir, version)));

async function coverageOfVersion(
  siteDir: string,
  version: DocumentationVersion,
): Promise<VersionCoverage> {
  const {facts} = await factIndexOf(version);
  const files = ownPagesBelow(siteDir, version.folder);
  const ofPages = async <Read>(read: (file: string) => Promise<Read>) =>
    new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  const pages = await ofPages((file) => pageCoverage(siteDir, file, version));
  const covered = new Set([...pages.values()].flatMap((page) => page.covered));
  const exceptions = readExceptions(version, siteDir);
  const newFacts = readNewFacts(version, siteDir);
  const awaited = new Set(newFacts.map(({fact}) => fact));
  const areas = exceptions ? siteCoverage(facts, covered, exceptions, awaited) : [];
  const statements = await ofPages((file) => readStatements(siteDir, file));
  return {version, facts, pages, statements, covered, areas, newFacts};
}

function pageCoverage(
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
