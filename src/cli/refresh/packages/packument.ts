import {packument} from 'pacote';

/** What the registry says about a package, as far as the choice of a release needs it. */
export interface PackageReleases {
  /** Number of the release that `npm install` takes. */
  latest: string;
  /** By number; a release without integrity is too old to be pinned. */
  releases: Record<string, PublishedRelease>;
}

interface PublishedRelease {
  integrity?: string;
  /** The releases of webpack it says it works with. */
  webpack?: string;
  /** Why it must not be used any more. */
  deprecated?: string;
}

/**
 * Asks the configured registry for the releases of a package.
 * @throws when it does not answer
 */
export async function fetchReleases(name: string): Promise<PackageReleases> {
  // npm hands its configuration to the programs it runs; the fallback is pacote's own.
  const registry = process.env.npm_config_registry;
  const {'dist-tags': tags, versions} = await packument(name, {
    ...(registry && {registry}),
    fetchRetries: 1,
    fetchRetryMintimeout: 500,
    timeout: 60_000,
  }).catch((cause: Error) => {
    throw new Error(`${name}: the registry does not give its releases (${cause.message})`, {cause});
  });
  const releases = Object.entries(versions).map(
    ([version, {dist, peerDependencies, deprecated}]): [string, PublishedRelease] => [
      version,
      {
        integrity: dist.integrity,
        webpack: peerDependencies?.webpack,
        ...(typeof deprecated === 'string' && deprecated !== '' && {deprecated}),
      },
    ],
  );
  return {latest: tags.latest, releases: Object.fromEntries(releases)};
}
