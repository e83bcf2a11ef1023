import type {CoverageException} from './expectations';
import {areaNames, type CountedFact, matcher} from './fact-ids';

/** How much of an area the pages describe. */
export interface AreaCoverage {
  area: string;
  total: number;
  /** How many need no place, by a written exception. */
  excepted: number;
  /** What is new and waits, by a dated entry, for a page to describe it. */
  waiting: CountedFact[];
  /** What no page describes, no exception excuses and no entry awaits. */
  uncovered: CountedFact[];
}

/**
 * Puts together what the pages of a version describe.
 * @param covered ids from all of its pages
 * @param awaited ids of new facts that wait for a description
 */
export function siteCoverage(
  facts: readonly CountedFact[],
  covered: ReadonlySet<string>,
  exceptions: readonly CoverageException[],
  awaited: ReadonlySet<string> = new Set(),
): AreaCoverage[] {
  const matchers = exceptions.flatMap((exception) => exception.facts.map(matcher));
  const isExcepted = ({id}: CountedFact) => matchers.some((matches) => matches(id));
  return areaNames
    .map((area) => {
      const own = facts.filter((fact) => fact.area === area);
      const open = own.filter(({id}) => !covered.has(id));
      const needed = open.filter((fact) => !isExcepted(fact));
      const waiting = needed.filter(({id}) => awaited.has(id));
      const uncovered = needed.filter(({id}) => !awaited.has(id));
      const excepted = open.length - needed.length;
      return {area, total: own.length, excepted, waiting, uncovered};
    })
    .filter(({total}) => total > 0);
}

/**
 * Finds exceptions that nothing needs (any more).
 * @param isPage whether a page is there
 * @returns what is written in the list, with what is wrong and what to do
 */
export const staleExceptions = (
  facts: readonly CountedFact[],
  covered: ReadonlySet<string>,
  exceptions: readonly CoverageException[],
  isPage: (address: string) => boolean,
): (readonly [string, string])[] =>
  exceptions.flatMap(({facts: patterns, page}) => [
    ...patterns.flatMap((pattern): (readonly [string, string])[] => {
      const matches = matcher(pattern);
      const meant = facts.filter(({id}) => matches(id));
      if (meant.length === 0) return [[pattern, 'webpack has no such fact; delete it']];
      return meant.every(({id}) => covered.has(id))
        ? [[pattern, 'pages describe all of it; delete it']]
        : [];
    }),
    ...(isPage(page)
      ? []
      : [[patterns[0]!, `there is no page ${page}; name the one that tells it`] as const]),
  ]);
