import * as z from 'zod';

const schema = z.strictObject({
  note: z.string().min(1),
  asOf: z.iso.date(),
  /** The newest release that was looked at. */
  upTo: z.string().regex(/^5\.\d+\.\d+$/),
  /** Paths of options by the release that brought them. */
  releases: z.record(z.string().regex(/^5\.\d+\.\d+$/), z.array(z.string().min(1)).min(1)),
});

/** Which release of webpack 5 brought which options, as `options-by-release.json` keeps it. */
export type OptionSinceSnapshot = z.infer<typeof schema>;

/**
 * Checks what `options-by-release.json` holds, or is about to hold.
 * @throws when it is no such list, naming each fault
 */
export const parseOptionSince = (snapshot: unknown): OptionSinceSnapshot => schema.parse(snapshot);
