import type {CoverageHomes} from './expectations';
import type {CountedFact} from './fact-ids';
import {beginningOf, matcher} from './patterns';

/**
 * Makes the question which page is to describe a fact; of several that are, the one whose pattern
 * has the longest beginning.
 * @param homes patterns by the address of the page
 * @returns what gives the address by the id of the fact; undefined when no page is to describe it
 */
export function homeFinder(homes: CoverageHomes): (id: string) => string | undefined {
  const rows = Object.entries(homes)
    .flatMap(([home, patterns]) =>
      patterns.map((pattern) => ({home, pattern, matches: matcher(pattern)})),
    )
    .sort((a, b) => beginningOf(b.pattern).length - beginningOf(a.pattern).length);
  return (id) => rows.find(({matches}) => matches(id))?.home;
}

/** Gives the facts that a page is to describe. */
export function factsAtHome(
  address: string,
  facts: readonly CountedFact[],
  homes: CoverageHomes,
): CountedFact[] {
  const homeOf = homeFinder(homes);
  return facts.filter(({id}) => homeOf(id) === address);
}

/** Gives the facts that no page is to describe. */
export function homeless(facts: readonly CountedFact[], homes: CoverageHomes): CountedFact[] {
  const homeOf = homeFinder(homes);
  return facts.filter(({id}) => homeOf(id) === undefined);
}
