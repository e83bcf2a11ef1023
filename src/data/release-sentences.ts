import * as z from 'zod';
import type {DocumentationVersion} from '../versions';
import {readVersionData} from '../versions/data';

/** What `release-sentences.json` of a version holds: what a release brought, by its number. */
const releaseSentencesSchema = z.strictObject({
  note: z.string().min(1),
  sentences: z.record(
    z.string().regex(/^\d+\.\d+\.\d+$/),
    // A line or two beside the number, with names between backticks
    z
      .string()
      .max(150)
      .regex(/^(?:[^`]|`[^`]+`)+\.$/, 'one sentence, with its full stop and pairs of backticks'),
  ),
});

/** What somebody has written about releases; those with few names need nothing. */
export type ReleaseSentences = Readonly<Record<string, string>>;

/**
 * Reads what is written about the releases of a version.
 * @throws naming the file and each fault, when a sentence is none
 */
export const readReleaseSentences = (version: Pick<DocumentationVersion, 'folder'>) =>
  readVersionData(version, 'release-sentences', releaseSentencesSchema)?.sentences ?? {};
