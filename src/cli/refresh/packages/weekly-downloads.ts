import {json} from 'npm-registry-fetch';
import * as z from 'zod';

const response = z.object({
  objects: z.array(
    z.object({
      package: z.object({name: z.string()}),
      downloads: z.object({weekly: z.coerce.number().int().min(0)}).optional(),
    }),
  ),
});

/**
 * Asks the search of the configured registry how often a package was downloaded last week.
 * @returns nothing when this registry has no search, or does not count
 */
export async function fetchWeeklyDownloads(name: string): Promise<number | undefined> {
  const registry = process.env.npm_config_registry;
  const found: unknown = await json('/-/v1/search', {
    ...(registry && {registry}),
    query: {text: name, size: 20},
    fetchRetries: 1,
    fetchRetryMintimeout: 500,
    timeout: 30_000,
  }).catch(() => undefined);
  const {data} = response.safeParse(found);
  return data?.objects.find((object) => object.package.name === name)?.downloads?.weekly;
}
