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
import {readFacts} from '../../../plugins/mirrored-packages/build/package-facts';
import {prepare} from '../../../plugins/mirrored-packages/build/pipeline';
import {readTarball} from '../../../plugins/mirrored-packages/build/tarball-files';
import {writeWhole} from '../../../plugins/mirrored-packages/build/write-whole';
import {findUpdates, type Update} from './find-updates';
import {settled} from './settled';

interface Options {
  siteDir?: string;
  /** Only this package. */
  name?: string;
  /** ISO date that stands with what is counted. */
  today?: string;
}

/**
 * Brings the pins of mirrored packages up to date, with the downloads of last week.
 * @throws when anything is wrong with one package; the pins are then as they were
 */
export async function refreshPackages({
  siteDir = process.cwd(),
  name,
  today = new Date().toISOString().slice(0, 10),
}: Options = {}): Promise<string> {
  const packages = parsePackages(
    JSON.parse(await readFile(path.join(siteDir, packagesFile), 'utf8')),
  );
  const chosen = packages.filter((entry) => name === undefined || entry.name === name);
  if (chosen.length === 0) throw new Error(`${packagesFile} lists no package "${name}"`);

  const updates = await findUpdates(chosen);
  const cache = path.join(siteDir, '.mirror-cache');
  await settled(updates.map((update) => tryMirror(update, {cache, onFetch: () => undefined})));
  const downloads = await countDownloads(chosen);
  const fresh = moved(packages, updates, downloads, today);
  await writeWhole(siteDir, packagesFile, `${JSON.stringify(parsePackages(fresh), null, 2)}\n`);
  return [
    ...(updates.length === 0 ? [`packages: all ${chosen.length} are up to date`] : []),
    ...updates.map(
      ({entry, documentation, from, to}) =>
        `${entry.name} ${from.version} → ${to.version} (webpack ${documentation.label})`,
    ),
    `downloads: this registry counts those of ${downloads.size} of ${chosen.length}`,
  ].join('\n');
}

/** Moves pins to their new releases; a package whose downloads are not counted keeps its number. */
const moved = (
  packages: readonly MirroredPackage[],
  updates: readonly Update[],
  downloads: ReadonlyMap<string, number>,
  on: string,
): MirroredPackage[] =>
  packages.map((entry) => {
    const own = updates.filter((update) => update.entry.name === entry.name);
    const moves = own.map(({documentation, to}) => [documentation.label, to] as const);
    const weekly = downloads.get(entry.name);
    return {
      ...entry,
      releases: {...entry.releases, ...Object.fromEntries(moves)},
      ...(weekly !== undefined && {downloads: {weekly, on}}),
    };
  });

/** How many searches run at a time: registries slow down those who ask for more. */
const limit = pLimit(4);

/** Gives the downloads of last week by the names of packages, for those that this registry counts. */
async function countDownloads(packages: readonly MirroredPackage[]) {
  const counts = await Promise.all(
    packages.map(({name}) => limit(async () => [name, await fetchWeeklyDownloads(name)] as const)),
  );
  return new Map(counts.flatMap(([name, count]) => (count === undefined ? [] : [[name, count]])));
}

/** @throws when the new release cannot be had or mirrored */
async function tryMirror({entry, documentation, to}: Update, fetching: FetchOptions) {
  const pin = {...entry, ...to, documentation};
  await prepare(pin, readFacts(pin, await readTarball(await fetchTarball(pin, fetching))));
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
 * Asks the search of the configured registry how often a package was downloaded last week.
 * @returns nothing when this registry has no search, or does not count
 */
async function fetchWeeklyDownloads(name: string): Promise<number | undefined> {
  const found: unknown = await json('/-/v1/search', {
    ...registryOptions(),
    query: {text: name, size: 20},
  }).catch(() => undefined);
  const {data} = response.safeParse(found);
  return data?.objects.find((object) => object.package.name === name)?.downloads?.weekly;
}
