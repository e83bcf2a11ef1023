import {versions} from '../versions';
import type {DirectoryNode} from './node';
import {ContentError} from './problem';
import {type ReadVersion, readVersion} from './read-version';
import {findDeadLinks} from './links/find-dead-links';

/** The index of every version, keyed by the name the docs plugin uses. */
export type ContentIndex = Record<string, DirectoryNode>;

/**
 * Reads every version.
 * @throws ContentError with every problem of every page
 */
export async function readIndex(siteDir: string): Promise<ContentIndex> {
  const read: ReadVersion[] = await Promise.all(
    versions.map((version) => readVersion(siteDir, version)),
  );
  const problems = [
    ...read.flatMap((version) => version.problems),
    ...(await findDeadLinks(read, versions)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(versions.map(({name}, index) => [name, read[index]!.root]));
}
