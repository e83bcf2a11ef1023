import type {DescribingPages} from './expectations';
import type {CountedFact} from './fact-ids';
import {beginningOf, matcher} from './patterns';

/**
 * Makes the question which page is to describe a fact; of several that are, the one whose pattern
 * has the longest beginning.
 * @param pages patterns by the address of the page
 * @returns what gives the address by the id of the fact; undefined when no page is to describe it
 */
export function describingPage(pages: DescribingPages): (id: string) => string | undefined {
  const rows = Object.entries(pages)
    .flatMap(([page, patterns]) =>
      patterns.map((pattern) => ({page, pattern, matches: matcher(pattern)})),
    )
    .sort((a, b) => beginningOf(b.pattern).length - beginningOf(a.pattern).length);
  return (id) => rows.find(({matches}) => matches(id))?.page;
}

/** Gives the facts that a page is to describe. */
export function factsOfPage(
  address: string,
  facts: readonly CountedFact[],
  pages: DescribingPages,
): CountedFact[] {
  const pageOfFact = describingPage(pages);
  return facts.filter(({id}) => pageOfFact(id) === address);
}

/** Gives the facts that no page is to describe. */
export function undescribed(facts: readonly CountedFact[], pages: DescribingPages): CountedFact[] {
  const pageOfFact = describingPage(pages);
  return facts.filter(({id}) => pageOfFact(id) === undefined);
}
