import {versions} from '../versions';
import type {DirectoryNode} from './index-node';
import {ContentError} from './finding';
import {readVersion} from './read-version';
import {findDeadLinks} from './find-dead-links';

/** The index of every version, keyed by the name the docs plugin uses. */
export type ContentIndex = Record<string, DirectoryNode>;

/**
 * Reads every version.
 * @throws ContentError with every problem of every page
 */
export async function readIndex(siteDir: string): Promise<ContentIndex> {
  const {index, problems} = await readIndexAndProblems(siteDir);
  if (problems.length > 0) throw new ContentError(problems);
  return index;
}

/** Reads every version. Gives the valid pages and all problems. */
export async function readIndexAndProblems(siteDir: string) {
  const readVersions = await Promise.all(versions.map((version) => readVersion(siteDir, version)));
  const problems = [
    ...readVersions.flatMap((version) => version.problems),
    ...findDeadLinks(readVersions),
  ];
  const roots = versions.map(({name}, position) => [name, readVersions[position]!.root] as const);
  const index: ContentIndex = Object.fromEntries(roots);
  return {index, problems};
}
