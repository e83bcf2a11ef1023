import {type CoverageException, readExceptions, readNewFacts} from './expectations';
import {areaNames, type CountedFact, factsOf, matcher} from './fact-ids';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {cached} from '../../cache';
import {ownPagesBelow} from '../../content/own-pages';
import {parseCheckedPage} from '../../content/page';
import {inputsOf} from '../../reference';
import {type DocumentationVersion, versions} from '../../versions';
import {readStatements} from '../claims/statements';
import {coverageOf, type PageCoverage} from './page-coverage';

/** What the pages of a version describe. */
export type VersionCoverage = Awaited<ReturnType<typeof coverageOfVersion>>;

/**
 * Reads what all of our own pages describe; a page that is as it was is not read again.
 * @param siteDir absolute folder of the site
 */
export const readCoverage = (siteDir: string): Promise<VersionCoverage[]> =>
  Promise.all(versions.map((version) => coverageOfVersion(siteDir, version)));

async function coverageOfVersion(siteDir: string, version: DocumentationVersion) {
  const facts = await factsOf(version);
  const files = ownPagesBelow(siteDir, version.folder);
  const ofPages = async <Read>(read: (file: string) => Promise<Read>) =>
    new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  const pages = await ofPages((file) => pageCoverage(siteDir, file, version));
  const covered = new Set([...pages.values()].flatMap((page) => page.covered));
  const exceptions = readExceptions(version, siteDir);
  const newFacts = readNewFacts(version, siteDir);
  const awaited = new Set(newFacts.map(({fact}) => fact));
  return {
    version,
    facts,
    /** By the path of the page, relative to the site. */
    pages,
    /** What pages of reference say happens, by the path of the page. */
    statements: await ofPages((file) => readStatements(siteDir, file)),
    /** Ids that some page describes. */
    covered: covered as ReadonlySet<string>,
    /** Empty for a version that is not measured. */
    areas: exceptions ? siteCoverage(facts, covered, exceptions, awaited) : [],
    /** Facts that newer releases brought and that wait for a description. */
    newFacts,
  };
}

function pageCoverage(
  siteDir: string,
  file: string,
  version: DocumentationVersion,
): Promise<PageCoverage> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const inputs = [file, source, ...inputsOf(version)];
  return cached({name: 'facts of pages', code: 'checks', inputs}, async () =>
    coverageOf(await parseCheckedPage(source, file), await factsOf(version)),
  );
}

/**
 * Tells how much of each area the pages of a version describe.
 * @param covered ids from all of its pages
 * @param awaited ids of new facts that wait for a description
 */
export function siteCoverage(
  facts: readonly CountedFact[],
  covered: ReadonlySet<string>,
  exceptions: readonly CoverageException[],
  awaited: ReadonlySet<string>,
) {
  const matchers = exceptions.flatMap((exception) => exception.facts.map(matcher));
  const isExcepted = ({id}: CountedFact) => matchers.some((matches) => matches(id));
  return areaNames
    .map((area) => {
      const own = facts.filter((fact) => fact.area === area);
      const open = own.filter(({id}) => !covered.has(id));
      const needed = open.filter((fact) => !isExcepted(fact));
      return {
        area,
        total: own.length,
        /** How many need no place, by a written exception. */
        excepted: open.length - needed.length,
        /** What is new and waits, by a dated entry, for a page to describe it. */
        waiting: needed.filter(({id}) => awaited.has(id)),
        /** What no page describes, no exception excuses and no entry awaits. */
        uncovered: needed.filter(({id}) => !awaited.has(id)),
      };
    })
    .filter(({total}) => total > 0);
}
