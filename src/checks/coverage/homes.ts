import type {CountedFact} from './fact-ids';
import {beginningOf, matcher} from './patterns';

/**
 * Gives the facts that a page is to describe.
 * @param homes patterns by the address of the page
 */
export function factsAtHome(
  address: string,
  facts: readonly CountedFact[],
  homes: Readonly<Record<string, readonly string[]>>,
): CountedFact[] {
  const rows = Object.entries(homes)
    .flatMap(([home, patterns]) =>
      patterns.map((pattern) => ({home, pattern, matches: matcher(pattern)})),
    )
    .sort((a, b) => beginningOf(b.pattern).length - beginningOf(a.pattern).length);
  return facts.filter(({id}) => rows.find(({matches}) => matches(id))?.home === address);
}

/** Gives the facts that no page is to describe. */
export function homeless(
  facts: readonly CountedFact[],
  homes: Readonly<Record<string, readonly string[]>>,
): CountedFact[] {
  const matchers = Object.values(homes).flat().map(matcher);
  return facts.filter(({id}) => !matchers.some((matches) => matches(id)));
}
