import {prerelease, rcompare, satisfies} from 'semver';
import {type DocumentationVersion, versions} from '../../../versions';
import {type MirroredPackage, packagesFile} from '../../../plugins/mirrored-packages/build/pins';
import {fetchReleases} from './packument';

/** A pin for which there is another release. */
export type Update = Awaited<ReturnType<typeof findUpdates>>[number];

/**
 * Asks the registry which pins of a package other releases should take the place of; held ones stay.
 * @throws when its releases cannot be had or chosen
 */
export async function findUpdates(entry: MirroredPackage) {
  const pinned = versions.filter(({label}) => {
    const release = entry.releases[label];
    return release !== undefined && release.hold === undefined;
  });
  if (pinned.length === 0) return [];
  const published = await fetchReleases(entry.name);
  return pinned.flatMap((documentation) => {
    const from = entry.releases[documentation.label]!;
    const version = chooseRelease(published, documentation);
    if (version === from.version) return [];
    const {integrity, webpack} = (version && published.releases[version]) || {};
    if (!version || !integrity) {
      throw new Error(
        `${entry.name}: no release supports webpack ${documentation.label}${version ? ` and has an integrity (${version} has none)` : ''}; remove the pin from ${packagesFile}, or hold it with a reason.`,
      );
    }
    return [{entry, documentation, from, to: {version, integrity, ...(webpack && {webpack})}}];
  });
}

/**
 * Gives the number of the release that a version of the documentation shows: of the newest webpack
 * the one that `npm install` takes, of an older webpack the last one that says in its
 * `peerDependencies` that it works with it. A finished release goes before any pre-release. Of
 * packages that never say anything, the latest is taken; of those that exclude this webpack, none.
 */
export function chooseRelease(
  {latest, releases}: {latest: string; releases: Readonly<Record<string, {webpack?: string}>>},
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
