import {packument} from 'pacote';
import * as z from 'zod';
import {registryOptions} from '../../../plugins/mirrored-packages/build/fetch-tarball';

const release = z
  .object({
    dist: z.object({integrity: z.string().optional()}),
    peerDependencies: z.record(z.string(), z.string()).optional(),
    deprecated: z.union([z.string(), z.boolean()]).optional(),
  })
  .transform(({dist: {integrity}, peerDependencies, deprecated}) => ({
    /** A release without it is too old to be pinned. */
    integrity,
    /** The releases of webpack it says it works with. */
    webpack: peerDependencies?.webpack,
    /** Why it must not be used any more. */
    deprecated: typeof deprecated === 'string' && deprecated ? deprecated : undefined,
  }));

const response = z
  .object({'dist-tags': z.object({latest: z.string()}), versions: z.record(z.string(), release)})
  .transform(({'dist-tags': {latest}, versions}) => ({latest, releases: versions}));

/**
 * Asks the configured registry for the releases of a package.
 * @returns the number of the one that `npm install` takes, and all by their number
 * @throws when it does not answer, or in another shape
 */
export async function fetchReleases(name: string) {
  const answer: unknown = await packument(name, registryOptions()).catch((cause: Error) => {
    throw new Error(`${name}: the registry does not give its releases (${cause.message})`, {cause});
  });
  const {data, error} = response.safeParse(answer);
  if (data) return data;
  throw new Error(`${name}: the registry answered in another shape\n${z.prettifyError(error)}`);
}
