import * as z from 'zod';
import type {DocumentationVersion} from '../versions';
import {readVersionData} from '../versions/data';

/** Modules by their paths in the project, or the names of their packages. */
const modules = z.array(z.string());

const fileSchema = z.strictObject({
  name: z.string(),
  /** Bytes on the disk. */
  size: z.int(),
  /** Whether a page loads it at the start. */
  initial: z.boolean(),
  modules,
});

const chunkSchema = z.strictObject({
  /** Its id, when it has no name. */
  name: z.string(),
  /** Whether a page loads it at the start. */
  initial: z.boolean(),
  files: z.array(z.string()),
  modules,
});

const buildSchema = z.strictObject({
  files: z.array(fileSchema),
  chunks: z.array(chunkSchema),
});

const buildsSchema = z.record(z.string(), buildSchema);

/** What a run of webpack wrote, as `npm run refresh -- builds` has recorded it. */
export type RecordedBuild = z.infer<typeof buildSchema>;

/** The list of a version that holds them. */
export const buildList = 'builds';

/**
 * Reads the recorded builds of a version, by the folder of their step below its examples, as in
 * `code-splitting/06-shared`.
 */
export const readBuilds = (
  version: Pick<DocumentationVersion, 'folder'>,
  siteDir?: string,
): Readonly<Record<string, RecordedBuild>> =>
  readVersionData(version, buildList, buildsSchema, siteDir) ?? {};

/** Writes a size as webpack's own output does. */
export function writtenSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return `${Number((bytes / 1024).toPrecision(3))} KiB`;
}
