import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';
import {readVersionData} from '../../versions/data';
import {beginningOf, type CountedFact, matcher} from './fact-ids';

const patterns = z.array(z.string().min(1)).min(1);
const address = z.string().regex(/^\/(?:.+\/)?$/, 'must be an address, as /concepts/output/');

const exception = z.strictObject({
  /** Ids; `…` stands for any text. The reason holds for all that they mean. */
  facts: patterns,
  /** The page that tells what readers need instead, without the version's prefix. */
  page: address,
  reason: z.string().min(1),
});

/** Facts that need no place on a page, and why. */
export type CoverageException = z.infer<typeof exception>;

/** Which page is to describe which facts, by the address of the page. */
export type DescribingPages = Readonly<Record<string, readonly string[]>>;

/** Names of the lists in a version's folder; messages name their files. */
export const exceptionList = 'coverage-exceptions';
export const describingPagesList = 'describing-pages';

/**
 * Reads the facts of a version that need no place. The list only shrinks: an entry fails when
 * webpack has no such fact any more, or pages describe all that it excuses, or there is no such page.
 * @returns undefined for a version whose facts are not counted
 */
export const readExceptions = (
  version: DocumentationVersion,
  siteDir?: string,
): readonly CoverageException[] | undefined =>
  readVersionData(version, exceptionList, z.array(exception), siteDir)?.map((one) => ({
    ...one,
    page: within(version, one.page),
  }));

/**
 * Reads which page of a version describes what, so that its writer can be told what is missing on
 * it. Of several patterns that mean a fact the one with the longest beginning counts.
 */
export function readHomes(version: DocumentationVersion, siteDir?: string): DescribingPages {
  const pages =
    readVersionData(version, describingPagesList, z.record(address, patterns), siteDir) ?? {};
  return Object.fromEntries(
    Object.entries(pages).map(([page, facts]) => [within(version, page), facts]),
  );
}

const within = ({base}: DocumentationVersion, page: string) => base + page.slice(1);

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

const entry = z.strictObject({
  /** Id of the fact: `option:output.clean`. */
  fact: z.string().regex(/^[a-z-]+:./, 'must be the id of a fact, as option:output.clean'),
  /** The release that brought it, with the name of its package: `webpack 5.20.0`. */
  since: z.string().regex(/^[a-z-]+ \d+\.\d+\.\d+$/, 'must be a package and its release'),
  /** The day on which it was found. */
  added: z.iso.date(),
});

/** A fact that a newer release brought, and that waits for a page to describe it. */
export type NewFact = z.infer<typeof entry>;

/** Name of the list in a version's folder. */
export const newFactList = 'to-describe';

const newFacts = z.array(entry);

/**
 * Reads which facts of a version are new and wait for a description. `npm run upgrade` adds to it.
 */
export const readNewFacts = (version: DocumentationVersion, siteDir?: string): readonly NewFact[] =>
  readVersionData(version, newFactList, newFacts, siteDir) ?? [];

/** Writes the list the way it is read, without what waits no longer. */
export const formatNewFacts = (entries: readonly NewFact[]): string =>
  `${JSON.stringify(newFacts.parse(entries), null, 2)}\n`;

/** Gives why an entry waits for nothing; undefined for one that does. */
export function staleReason(
  {fact}: NewFact,
  facts: readonly CountedFact[],
  covered: ReadonlySet<string>,
  exceptions: readonly CoverageException[],
): string | undefined {
  if (!facts.some(({id}) => id === fact)) return 'webpack has no such fact';
  if (covered.has(fact)) return 'a page describes it';
  const patterns = exceptions.flatMap((exception) => exception.facts);
  return patterns.some((pattern) => matcher(pattern)(fact)) ? 'an exception excuses it' : undefined;
}
