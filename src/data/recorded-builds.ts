import * as z from 'zod';
import type {DocumentationVersion} from '../versions';
import {readVersionData} from '../versions/data';

const part = z.strictObject({
  /** A chunk without one has its id here. */
  name: z.string(),
  /** Whether a page loads it at the start. */
  initial: z.boolean(),
  /** Modules by their paths in the project, or the names of their packages. */
  modules: z.array(z.string()),
});

const build = z.strictObject({
  /** With their bytes on the disk. */
  files: z.array(part.extend({size: z.int()})),
  chunks: z.array(part.extend({files: z.array(z.string())})),
});

/** What a run of webpack wrote, as `npm run refresh -- builds` has recorded it. */
export type RecordedBuild = z.infer<typeof build>;

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
  readVersionData(version, buildList, z.record(z.string(), build), siteDir) ?? {};

/** Writes a size as webpack's own output does. */
export function writtenSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return `${Number((bytes / 1024).toPrecision(3))} KiB`;
}
