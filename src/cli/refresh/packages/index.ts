import {readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {json} from 'npm-registry-fetch';
import * as z from 'zod';
import {
  type MirroredPackage,
  packagesFile,
  parsePackages,
} from '../../../plugins/mirrored-packages/build/pins';
import {
  fetchTarball,
  type FetchOptions,
  registryOptions,
} from '../../../plugins/mirrored-packages/build/fetch-tarball';
import {readPackageFacts} from '../../../plugins/mirrored-packages/build/package-facts';
import {prepareReadme} from '../../../plugins/mirrored-packages/build/pipeline';
import {readTarball} from '../../../plugins/mirrored-packages/build/tarball-files';
import {writeAtomically} from '../../../write-atomically';
import {findUpdates, type Update} from './find-updates';
import {settled} from './settled';

/**
 * Brings the pins of mirrored packages up to date, with the downloads of last week.
 * @param name of the only package to look at
 * @throws when anything is wrong with one package; the pins are then as they were
 */
export async function refreshPackages({
  siteDir = process.cwd(),
  name,
  today = new Date().toISOString().slice(0, 10),
}: {siteDir?: string; name?: string; today?: string} = {}): Promise<string> {
  const packages = parsePackages(
    JSON.parse(await readFile(path.join(siteDir, packagesFile), 'utf8')),
  );
  const chosen = packages.filter((entry) => name === undefined || entry.name === name);
  if (chosen.length === 0) throw new Error(`${packagesFile} lists no package "${name}"`);

  const updates = (await settled(chosen.map(findUpdates))).flat();
  const cache = path.join(siteDir, '.mirror-cache');
  await settled(updates.map((update) => tryMirror(update, {cache, onFetch: () => undefined})));
  const downloads = await countDownloads(chosen);
  const fresh = packages.map((entry) => {
    const packageUpdates = updates.filter((update) => update.entry === entry);
    const moves = packageUpdates.map(({documentation, to}) => [documentation.label, to] as const);
    const weekly = downloads.get(entry.name);
    return {
      ...entry,
      releases: {...entry.releases, ...Object.fromEntries(moves)},
      // Keep the last number if the registry counts no downloads.
      ...(weekly !== undefined && {downloads: {weekly, on: today}}),
    };
  });
  await writeAtomically(
    siteDir,
    packagesFile,
    `${JSON.stringify(parsePackages(fresh), null, 2)}\n`,
  );
  return [
    ...(updates.length === 0 ? [`packages: all ${chosen.length} are up to date`] : []),
    ...updates.map(
      ({entry, documentation, from, to}) =>
        `${entry.name} ${from.version} → ${to.version} (webpack ${documentation.label})`,
    ),
    `downloads: this registry counts those of ${downloads.size} of ${chosen.length}`,
  ].join('\n');
}

/** @throws when the new release cannot be had or mirrored */
async function tryMirror({entry, documentation, to}: Update, fetching: FetchOptions) {
  const pin = {...entry, ...to, documentation};
  await prepareReadme(
    pin,
    readPackageFacts(pin, await readTarball(await fetchTarball(pin, fetching))),
  );
}

const response = z.object({
  objects: z.array(
    z.object({
      package: z.object({name: z.string()}),
      downloads: z.object({weekly: z.coerce.number().int().min(0)}).optional(),
    }),
  ),
});

/**
 * Asks the search of the configured registry how often packages were downloaded last week.
 * @returns the numbers by the names of those that it counts: a registry may have no search
 */
async function countDownloads(packages: readonly MirroredPackage[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  // Registries throttle clients with more requests at a time.
  await pLimit(4).map(packages, async ({name}) => {
    const query = {text: name, size: 20};
    const answer = await json('/-/v1/search', {...registryOptions(), query}).catch(() => undefined);
    const objects = response.safeParse(answer).data?.objects ?? [];
    const entry = objects.find((object) => object.package.name === name);
    if (entry?.downloads) counts.set(name, entry.downloads.weekly);
  });
  return counts;
}
