import {packument} from 'pacote';
import * as z from 'zod';
import {registryOptions} from '../../../plugins/mirrored-packages/build/fetch-tarball';

interface PublishedRelease {
  /** A release without it is too old to be pinned. */
  integrity?: string;
  /** The releases of webpack it says it works with. */
  webpack?: string;
  /** Why it must not be used any more. */
  deprecated?: string;
}

const release = z
  .object({
    dist: z.object({integrity: z.string().optional()}),
    peerDependencies: z.record(z.string(), z.string()).optional(),
    deprecated: z.union([z.string(), z.boolean()]).optional(),
  })
  .transform(({dist: {integrity}, peerDependencies, deprecated}): PublishedRelease => ({
    integrity,
    webpack: peerDependencies?.webpack,
    ...(typeof deprecated === 'string' && deprecated !== '' && {deprecated}),
  }));

const response = z
  .object({'dist-tags': z.object({latest: z.string()}), versions: z.record(z.string(), release)})
  .transform(({'dist-tags': {latest}, versions}) => ({latest, releases: versions}));

/** Number of the release of a package that `npm install` takes, and all releases by their number. */
export type PackageReleases = z.output<typeof response>;

/**
 * Asks the configured registry for the releases of a package.
 * @throws when it does not answer, or in another shape
 */
export async function fetchReleases(name: string): Promise<PackageReleases> {
  const found: unknown = await packument(name, registryOptions()).catch((cause: Error) => {
    throw new Error(`${name}: the registry does not give its releases (${cause.message})`, {cause});
  });
  const {data, error} = response.safeParse(found);
  if (data) return data;
  throw new Error(`${name}: the registry answered in another shape\n${z.prettifyError(error)}`);
}
