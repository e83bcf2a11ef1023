import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';
import {readVersionData} from '../../versions/data';

const exception = z.strictObject({
  /** Ids of facts, in which `…` matches any text. The reason applies to all of them. */
  facts: z.array(z.string().min(1)).min(1),
  /** The page with what readers need instead, without the base of the version. */
  page: z.string().regex(/^\/(?:.+\/)?$/, 'must be an address, as /concepts/output/'),
  reason: z.string().min(1),
});

/** Facts that need not be documented, and the reason. */
export type CoverageException = z.infer<typeof exception>;

const newFact = z.strictObject({
  fact: z.string().regex(/^[a-z-]+:./, 'must be the id of a fact, as option:output.clean'),
  since: z.string().regex(/^[a-z-]+ \d+\.\d+\.\d+$/, 'must be a package and its release'),
  /** The date on which `npm run upgrade` found it. */
  added: z.iso.date(),
});

/** A fact of a newer release that no page describes yet. */
type NewFact = z.infer<typeof newFact>;

/** Names of the lists in a version's folder. */
export const exceptionList = 'coverage-exceptions';
export const newFactList = 'to-describe';

/**
 * Reads the facts of a version that need not be documented.
 * @returns undefined for a version whose coverage is not measured
 */
export const readExceptions = (
  version: DocumentationVersion,
  siteDir?: string,
): readonly CoverageException[] | undefined =>
  readVersionData(version, exceptionList, z.array(exception), siteDir);

/** Reads the new facts of a version that are still to be described. `npm run upgrade` adds to them. */
export const readNewFacts = (version: DocumentationVersion, siteDir?: string): readonly NewFact[] =>
  readVersionData(version, newFactList, z.array(newFact), siteDir) ?? [];
