import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';
import {readVersionData} from '../../versions/data';
import type {CoverageException} from './expectations';
import {type CountedFact, matcher} from './fact-ids';

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
