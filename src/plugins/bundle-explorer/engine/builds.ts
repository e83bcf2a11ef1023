import * as z from 'zod';
import {stateCount} from './switches';

const index = z.int().nonnegative();
const bytes = z.int().positive();

/** A file of the shop that webpack read, or an npm package. */
const module = z.strictObject({
  name: z.string().min(1),
  bytes,
  /** In states whose switches change the file: how large it is then. */
  edited: bytes.optional(),
  isPackage: z.literal(true).optional(),
});

/**
 * A file that webpack wrote: its name, its bytes, its bytes after brotli, its chunk, and what is in
 * it: indexes of modules, each followed by its bytes. What is left is webpack's own code.
 */
const file = z.tuple([z.string().min(1), bytes, bytes, z.string(), z.array(index)]);

/** What is left out of all files: the index of a module, and the names of its exports, or how many. */
const removal = z.tuple([index, z.union([z.array(z.string().min(1)).min(1), bytes])]);

/**
 * What 64 builds of the shop wrote. What states have in common is in lists, of which they name the
 * indexes: it is a few kilobytes for all of them.
 */
export const buildsSchema = z.strictObject({
  webpack: z.string(),
  modules: z.array(module).min(8).max(12),
  files: z.array(file),
  removals: z.array(z.array(removal)),
  /** Of chunks that an `import()` loads. */
  onDemand: z.array(z.string()),
  /** The lines of each removed export in its source, by the name of the export. */
  code: z.record(z.string(), z.string().min(1)),
  /** Per state: the index of its removals, then those of its files. */
  states: z.array(z.array(index).min(2)).length(stateCount),
});

export type Builds = z.infer<typeof buildsSchema>;
