import * as z from 'zod';

const release = z.string().regex(/^\d+\.\d+\.\d+$/);

/** What `options-by-release.json` of a version holds. */
export const optionSince = z.strictObject({
  note: z.string().min(1),
  asOf: z.iso.date(),
  /** The newest release that was looked at. */
  upTo: release,
  /** Paths of options by the release that brought them. */
  releases: z.record(release, z.array(z.string().min(1)).min(1)),
});

/** Which release brought which options. */
export type OptionSinceSnapshot = z.infer<typeof optionSince>;

/**
 * Checks what `options-by-release.json` holds, or is about to hold.
 * @throws when it is no such list, naming each fault
 */
export const parseOptionSince = (snapshot: unknown): OptionSinceSnapshot =>
  optionSince.parse(snapshot);
