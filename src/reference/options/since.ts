import {releasesSchema} from '../../data/releases';
import type {DocumentationVersion} from '../../versions';
import {readVersionData} from '../../versions/data';

/** Whether a list may also be one element changed now and then; the option is the same. */
export const withoutBrackets = (path: string) => path.replaceAll('[]', '');

/**
 * Gives what tells the first release of a version that has an option; undefined for its very first
 * release, and for all options of a version whose releases nobody has compared.
 */
export function readSince(
  version: Pick<DocumentationVersion, 'folder'>,
): (path: string) => string | undefined {
  const releases = readVersionData(version, 'releases', releasesSchema)?.options ?? {};
  const releaseOf = new Map(
    Object.entries(releases).flatMap(([release, paths]) =>
      paths.map((path) => [path, release] as const),
    ),
  );
  return (path) => releaseOf.get(withoutBrackets(path));
}
