import {prerelease, rcompare, satisfies} from 'semver';
import type {DocumentationVersion} from '../../../versions';
import type {PackageReleases} from './packument';

/**
 * Gives the number of the release that a version of the documentation shows: of the newest webpack
 * the one that `npm install` takes, of an older webpack the last one that says in its
 * `peerDependencies` that it works with it. A finished release goes before any pre-release. Of
 * packages that never say anything, the latest is taken; of those that exclude this webpack, none.
 */
export function chooseRelease(
  {latest, releases}: PackageReleases,
  documentation: DocumentationVersion,
): string | undefined {
  if (documentation.state === 'current') return latest;
  const fitting = Object.entries(releases)
    .filter(([, {webpack}]) => webpack !== undefined && satisfies(documentation.webpack, webpack))
    .map(([version]) => version)
    .sort(rcompare);
  const finished = fitting.find((version) => prerelease(version) === null);
  const isSilent = releases[latest]?.webpack === undefined;
  return finished ?? fitting[0] ?? (isSilent ? latest : undefined);
}
