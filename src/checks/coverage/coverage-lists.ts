import * as z from 'zod';
import type {DocumentationVersion} from '../../versions';
import {readVersionData} from '../../versions/data';

const exception = z.strictObject({
  /** Ids; `…` matches any text. The reason holds for all that they mean. */
  facts: z.array(z.string().min(1)).min(1),
  /** The page that tells what readers need instead, without the version's prefix. */
  page: z.string().regex(/^\/(?:.+\/)?$/, 'must be an address, as /concepts/output/'),
  reason: z.string().min(1),
});

/** Facts that need not be documented, and why. */
export type CoverageException = z.infer<typeof exception>;

const newFact = z.strictObject({
  fact: z.string().regex(/^[a-z-]+:./, 'must be the id of a fact, as option:output.clean'),
  since: z.string().regex(/^[a-z-]+ \d+\.\d+\.\d+$/, 'must be a package and its release'),
  /** The day on which it was found. */
  added: z.iso.date(),
});

/** A fact that a newer release brought, and that waits for a page to describe it. */
export type NewFact = z.infer<typeof newFact>;

/** Names of the lists in a version's folder. */
export const exceptionList = 'coverage-exceptions';
export const newFactList = 'to-describe';

/**
 * Reads the facts of a version that need no place.
 * @returns undefined for a version whose facts are not counted
 */
export const readExceptions = (
  version: DocumentationVersion,
  siteDir?: string,
): readonly CoverageException[] | undefined =>
  readVersionData(version, exceptionList, z.array(exception), siteDir);

/** Reads which facts of a version wait for a description. `npm run upgrade` adds to them. */
export const readNewFacts = (version: DocumentationVersion, siteDir?: string): readonly NewFact[] =>
  readVersionData(version, newFactList, z.array(newFact), siteDir) ?? [];
