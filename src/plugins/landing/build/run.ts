import * as z from 'zod';

/** A run of webpack, as far as the landing page tells of it. */
export const runSchema = z.strictObject({
  /** The files of the project that webpack read, by path inside the project, in its order. */
  sources: z.array(
    z.strictObject({
      name: z.string(),
      text: z.string(),
      /** Chunks its module is in. */
      chunks: z.array(z.string()),
      /** Exports that nothing imports. */
      unusedExports: z.array(z.string()),
    }),
  ),
  /** The files that webpack wrote, without their source maps. */
  outputs: z.array(
    z.strictObject({
      name: z.string(),
      text: z.string(),
      chunks: z.array(z.string()),
      /** Whether one of its chunks is loaded with the page. */
      initial: z.boolean(),
      /** The file it is a copy of. */
      copyOf: z.string().optional(),
      sourceMap: z.string().optional(),
    }),
  ),
});

export type Run = z.infer<typeof runSchema>;
export type RunSource = Run['sources'][number];
export type RunOutput = Run['outputs'][number];

/** Both modes of the same project. */
export const runsSchema = z.strictObject({production: runSchema, development: runSchema});
export type Runs = z.infer<typeof runsSchema>;
