import {
  type CoverageException,
  exceptionList,
  newFactList,
  readExceptions,
  readNewFacts,
} from './coverage-lists';
import {areaNames, type CountedFact, factsOf, matcher} from './fact-ids';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocumentationVersion, versionOfFile} from '../../versions';
import {addressOfFile} from '../../content/address';
import type {Problem} from '../../content/finding';
import {dataFile} from '../../versions/data';

/** What the pages of a version describe. */
export type VersionCoverage = Awaited<ReturnType<typeof coverageOfVersion>>;

/**
 * Puts together what all of our own pages of a version describe.
 * @param siteDir absolute folder of the site
 * @param pages with the ids of the facts that each describes, those of other versions, too
 */
export async function coverageOfVersion(
  siteDir: string,
  version: DocumentationVersion,
  pages: readonly {file: string; covered: readonly string[]}[],
) {
  const facts = await factsOf(version);
  const pagesOfVersion = pages.filter(({file}) => versionOfFile(file) === version);
  const covered: ReadonlySet<string> = new Set(pagesOfVersion.flatMap((page) => page.covered));
  const exceptions = readExceptions(version, siteDir);
  const newFacts = readNewFacts(version, siteDir);
  const awaited = new Set(newFacts.map(({fact}) => fact));
  return {
    version,
    facts,
    /** Paths of the pages, relative to the site. */
    files: pagesOfVersion.map(({file}) => file),
    covered,
    /** Empty for a version that is not measured. */
    areas: exceptions ? siteCoverage(facts, covered, exceptions, awaited) : [],
    newFacts,
  };
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
      const factsOfArea = facts.filter((fact) => fact.area === area);
      const open = factsOfArea.filter(({id}) => !covered.has(id));
      const needed = open.filter((fact) => !isExcepted(fact));
      return {
        area,
        total: factsOfArea.length,
        /** How many need no place, by a written exception. */
        excepted: open.length - needed.length,
        /** What is new and waits, by a dated entry, for a page to describe it. */
        waiting: needed.filter(({id}) => awaited.has(id)),
        /** Facts without a description, an exception, or an entry in the list of facts to write. */
        uncovered: needed.filter(({id}) => !awaited.has(id)),
      };
    })
    .filter(({total}) => total > 0);
}

/** Finds facts that no page describes and nothing excuses, and entries of lists that nothing needs. */
export function coverageProblems(
  siteDir: string,
  {version, facts, covered, areas, newFacts, files}: VersionCoverage,
): Problem[] {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return [];
  const inList = (list: string, entry: string, message: string): Problem => {
    const file = dataFile(version, list);
    const above = readFileSync(path.join(siteDir, file), 'utf8').split(`"${entry}"`);
    const line = above.length > 1 ? above[0]!.split('\n').length : 1;
    return {file, line, rule: 'coverage', message: `${entry}: ${message}`};
  };
  const needless = (list: string, entry: string, isSettled: (id: string) => boolean) => {
    const matchingIds = facts.map(({id}) => id).filter(matcher(entry));
    if (matchingIds.length === 0)
      return [inList(list, entry, 'webpack has no such fact; delete it')];
    return matchingIds.every(isSettled) ? [inList(list, entry, 'nothing needs it; delete it')] : [];
  };
  const addresses = new Set(files.map(addressOfFile));
  const excused = exceptions.flatMap((exception) => exception.facts);
  const isDescribed = (id: string) => covered.has(id);
  const isSettled = (id: string) =>
    covered.has(id) || excused.some((pattern) => matcher(pattern)(id));
  return [
    ...areas
      .flatMap(({uncovered}) => uncovered)
      .map(({id}) => inList(exceptionList, id, 'describe it, or say here why it needs no place')),
    ...exceptions
      .filter(({page}) => !addresses.has(version.base + page.slice(1)))
      .map(({page}) => inList(exceptionList, page, 'there is no such page')),
    ...excused.flatMap((pattern) => needless(exceptionList, pattern, isDescribed)),
    ...newFacts.flatMap(({fact}) => needless(newFactList, fact, isSettled)),
  ];
}
