import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  type MirroredPackage,
  packagesFile,
  parsePackages,
} from '../../../plugins/mirrored-packages/build/pins';
import {compareReleases} from './compare-releases';
import {countDownloads} from './count-downloads';
import {findUpdates, type Update} from './find-updates';
import {linkedHeadings} from './linked-headings';
import {settled} from './settled';
import {summaryOf, updateLine} from './summary';

interface Options {
  siteDir?: string;
  /** Only this package. */
  name?: string;
  /** Change nothing, and say by throwing that there is something to change. */
  check?: boolean;
  /** ISO date that stands with what is counted. */
  today?: string;
}

/**
 * Brings the pins of mirrored packages up to date, with the downloads of last week, and tells what
 * changes on their pages.
 * @throws when anything is wrong with one package, or when `check` finds old pins; the pins are then as they were
 */
export async function refreshPackages({
  siteDir = process.cwd(),
  name,
  check = false,
  today = new Date().toISOString().slice(0, 10),
}: Options = {}): Promise<string> {
  const file = path.join(siteDir, packagesFile);
  const packages = parsePackages(JSON.parse(await readFile(file, 'utf8')));
  const chosen = packages.filter((entry) => name === undefined || entry.name === name);
  if (chosen.length === 0) throw new Error(`${packagesFile} lists no package "${name}"`);

  const updates = await findUpdates(chosen);
  if (check && updates.length > 0) {
    throw new Error(
      [`${updates.length} pins are outdated; "npm run refresh -- packages" updates them:`]
        .concat(updates.map(updateLine))
        .join('\n'),
    );
  }
  const upToDate = `packages: all ${chosen.length} are up to date`;
  if (check) return upToDate;
  const cache = path.join(siteDir, '.mirror-cache');
  const compared = await settled(
    updates.map((update) => compareReleases(update, {cache, onFetch: () => undefined})),
  );
  const linked = await linkedHeadings(siteDir);
  const downloads = await countDownloads(chosen);
  await writePackages(file, counted(updated(packages, updates), downloads, today));
  return [
    ...(updates.length === 0 ? [upToDate] : []),
    ...compared.map((comparison) => summaryOf(comparison, linked)),
    `downloads: this registry counts those of ${downloads.size} of ${chosen.length}`,
  ].join('\n');
}

function updated(
  packages: readonly MirroredPackage[],
  updates: readonly Update[],
): MirroredPackage[] {
  const fresh = packages.map((entry) => ({...entry, releases: {...entry.releases}}));
  for (const {entry, documentation, to} of updates) {
    fresh.find(({name}) => name === entry.name)!.releases[documentation.label] = to;
  }
  return fresh;
}

/** A package whose downloads are not counted keeps the number it has. */
const counted = (
  packages: readonly MirroredPackage[],
  downloads: ReadonlyMap<string, number>,
  on: string,
): MirroredPackage[] =>
  packages.map((entry) => {
    const weekly = downloads.get(entry.name);
    return weekly === undefined ? entry : {...entry, downloads: {weekly, on}};
  });

/** Writes the list whole, or leaves it as it is. */
async function writePackages(file: string, packages: readonly MirroredPackage[]): Promise<void> {
  const text = `${JSON.stringify(packages, null, 2)}\n`;
  parsePackages(JSON.parse(text));
  const unfinished = `${file}.${process.pid}.new`;
  try {
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, {force: true});
    throw error;
  }
}
