import * as z from 'zod';

const share = z.number().min(0).max(1);

const quality = z.strictObject({
  /** Shares of the places whose file, line and column a source map gives. */
  file: share,
  line: share,
  column: share,
  /** What a debugger shows as the source. */
  shows: z.enum(['the original', 'after loaders', 'after webpack', 'only names', 'the bundle']),
});

const figures = z.strictObject({
  /** Times as multiples of those without source maps; none while they are not measured. */
  build: z.number().positive().optional(),
  rebuild: z.number().positive().optional(),
  /** Bytes of all scripts, and of all maps beside them. */
  script: z.int().positive(),
  map: z.int().min(0),
  development: quality,
  production: quality,
});

const schema = z.strictObject({
  note: z.string().min(1),
  asOf: z.iso.date(),
  /** The release that was measured. */
  webpack: z.string().regex(/^5\.\d+\.\d+$/),
  project: z.strictObject({
    modules: z.int().positive(),
    probes: z.int().positive(),
    rounds: z.int().positive(),
  }),
  /** By the value of `devtool`. */
  values: z.record(z.string(), figures),
});

export type DevtoolFigures = z.infer<typeof figures>;

/** What each value of `devtool` costs and gives, as `devtools.json` keeps it. */
export type DevtoolSnapshot = z.infer<typeof schema>;

/**
 * Checks what `devtools.json` holds, or is about to hold.
 * @throws naming each fault
 */
export const parseDevtools = (snapshot: unknown): DevtoolSnapshot => schema.parse(snapshot);
