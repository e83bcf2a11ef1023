import {packument} from 'pacote';
import * as z from 'zod';

/** What the registry says about a package, as far as the choice of a release needs it. */
export interface PackageReleases {
  name: string;
  /** Number of the release that `npm install` takes. */
  latest: string;
  /** By number; a release without integrity is too old to be pinned. */
  releases: Record<string, PublishedRelease>;
}

export interface PublishedRelease {
  integrity?: string;
  /** The releases of webpack it says it works with. */
  webpack?: string;
  /** Why it must not be used any more. */
  deprecated?: string;
}

const response = z.object({
  name: z.string(),
  'dist-tags': z.object({latest: z.string()}),
  versions: z.record(
    z.string(),
    z.object({
      dist: z.object({integrity: z.string().optional()}),
      peerDependencies: z.record(z.string(), z.string()).optional(),
      deprecated: z.union([z.string(), z.boolean()]).optional(),
    }),
  ),
});

/**
 * Asks the configured registry for the releases of a package.
 * @throws when it does not answer, or in another shape
 */
export async function fetchReleases(name: string): Promise<PackageReleases> {
  // npm hands its configuration to the programs it runs; the fallback is pacote's own.
  const registry = process.env.npm_config_registry;
  const found: unknown = await packument(name, {
    ...(registry && {registry}),
    fetchRetries: 1,
    fetchRetryMintimeout: 500,
    timeout: 60_000,
  }).catch((cause: Error) => {
    throw new Error(`${name}: the registry does not give its releases (${cause.message})`, {cause});
  });
  const parsed = response.safeParse(found);
  if (!parsed.success) {
    throw new Error(
      `${name}: the registry answered in another shape\n${z.prettifyError(parsed.error)}`,
    );
  }
  const {'dist-tags': tags, versions} = parsed.data;
  const releases = Object.entries(versions).map(
    ([version, {dist, peerDependencies, deprecated}]) => [
      version,
      {
        integrity: dist.integrity,
        webpack: peerDependencies?.webpack,
        ...(typeof deprecated === 'string' && deprecated !== '' && {deprecated}),
      },
    ],
  );
  return {
    name,
    latest: tags.latest,
    releases: Object.fromEntries(releases) as PackageReleases['releases'],
  };
}
