import {
  type CoverageException,
  exceptionList,
  newFactList,
  readExceptions,
  readNewFacts,
} from './coverage-lists';
import {areaNames, type CountedFact, factsOf, createMatcher} from './fact-ids';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type DocumentationVersion, versionOfFile} from '../../versions';
import {permalinkOfFile} from '../../content/permalink';
import type {Problem} from '../../content/finding';
import {dataFile} from '../../versions/data';

/** What the pages of a version describe. */
export type VersionCoverage = Awaited<ReturnType<typeof coverageOfVersion>>;

/**
 * Collects the facts that all pages of a version describe, without mirrored ones.
 * @param siteDir absolute folder of the site
 * @param pages of all versions, with the ids of the facts that each describes
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
  const newFactIds = new Set(newFacts.map(({fact}) => fact));
  return {
    version,
    facts,
    /** Paths of the pages, relative to the site. */
    files: pagesOfVersion.map(({file}) => file),
    covered,
    /** Empty for a version that is not measured. */
    areas: exceptions ? siteCoverage(facts, covered, exceptions, newFactIds) : [],
    newFacts,
  };
}

/**
 * Measures the coverage of each area by the pages of a version.
 * @param covered ids of the facts that its pages describe
 * @param newFactIds ids of new facts that are still to be described
 */
export function siteCoverage(
  facts: readonly CountedFact[],
  covered: ReadonlySet<string>,
  exceptions: readonly CoverageException[],
  newFactIds: ReadonlySet<string>,
) {
  const matchers = exceptions.flatMap((exception) => exception.facts.map(createMatcher));
  const isExcepted = ({id}: CountedFact) => matchers.some((matches) => matches(id));
  return areaNames
    .map((area) => {
      const factsOfArea = facts.filter((fact) => fact.area === area);
      const undescribed = factsOfArea.filter(({id}) => !covered.has(id));
      const needed = undescribed.filter((fact) => !isExcepted(fact));
      return {
        area,
        total: factsOfArea.length,
        /** The number of facts with an exception. */
        excepted: undescribed.length - needed.length,
        /** New facts in the list of those to describe. */
        waiting: needed.filter(({id}) => newFactIds.has(id)),
        /** Facts without a description, an exception, or an entry in that list. */
        uncovered: needed.filter(({id}) => !newFactIds.has(id)),
      };
    })
    .filter(({total}) => total > 0);
}

/** Finds undescribed facts that are on no list, and entries of the lists that are not needed. */
export function coverageProblems(
  siteDir: string,
  {version, facts, covered, areas, newFacts, files}: VersionCoverage,
): Problem[] {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return [];
  const problemInList = (list: string, entry: string, message: string): Problem => {
    const file = dataFile(version, list);
    const parts = readFileSync(path.join(siteDir, file), 'utf8').split(`"${entry}"`);
    const line = parts.length > 1 ? parts[0]!.split('\n').length : 1;
    return {file, line, rule: 'coverage', message: `${entry}: ${message}`};
  };
  const findUnneeded = (list: string, entry: string, isSettled: (id: string) => boolean) => {
    const matchingIds = facts.map(({id}) => id).filter(createMatcher(entry));
    if (matchingIds.length === 0)
      return [problemInList(list, entry, 'webpack has no such fact; delete it')];
    return matchingIds.every(isSettled)
      ? [problemInList(list, entry, 'nothing needs it; delete it')]
      : [];
  };
  const addresses = new Set(files.map(permalinkOfFile));
  const excused = exceptions.flatMap((exception) => exception.facts);
  const isDescribed = (id: string) => covered.has(id);
  const isSettled = (id: string) =>
    covered.has(id) || excused.some((pattern) => createMatcher(pattern)(id));
  return [
    ...areas
      .flatMap(({uncovered}) => uncovered)
      .map(({id}) =>
        problemInList(exceptionList, id, 'describe it, or say here why it needs no place'),
      ),
    ...exceptions
      .filter(({page}) => !addresses.has(version.base + page.slice(1)))
      .map(({page}) => problemInList(exceptionList, page, 'there is no such page')),
    ...excused.flatMap((pattern) => findUnneeded(exceptionList, pattern, isDescribed)),
    ...newFacts.flatMap(({fact}) => findUnneeded(newFactList, fact, isSettled)),
  ];
}
