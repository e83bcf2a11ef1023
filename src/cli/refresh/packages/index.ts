import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {
  type MirroredPackage,
  packagesFile,
  parsePackages,
} from '../../../plugins/mirrored-packages/pins';
import {compareReleases} from './compare-releases';
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
}

/**
 * Brings the pins of mirrored packages up to date, and tells what changes on their pages.
 * @throws when anything is wrong with one package, or when `check` finds old pins; the pins are then as they were
 */
export async function refreshPackages({
  siteDir = process.cwd(),
  name,
  check = false,
}: Options = {}): Promise<string> {
  const file = path.join(siteDir, packagesFile);
  const packages = parsePackages(JSON.parse(await readFile(file, 'utf8')));
  const chosen = packages.filter((entry) => name === undefined || entry.name === name);
  if (chosen.length === 0) throw new Error(`${packagesFile} lists no package "${name}"`);

  const updates = await findUpdates(chosen);
  if (updates.length === 0) return `packages: all ${chosen.length} are up to date`;
  if (check) {
    throw new Error(
      [`${updates.length} pins are outdated; "npm run refresh -- packages" updates them:`]
        .concat(updates.map(updateLine))
        .join('\n'),
    );
  }
  const cache = path.join(siteDir, '.mirror-cache');
  const compared = await settled(
    updates.map((update) => compareReleases(update, {cache, onFetch: () => undefined})),
  );
  const linked = await linkedHeadings(siteDir);
  await writePackages(file, updated(packages, updates));
  return compared.map((comparison) => summaryOf(comparison, linked)).join('\n');
}

function updated(
  packages: readonly MirroredPackage[],
  updates: readonly Update[],
): MirroredPackage[] {
  const fresh = packages.map((entry) => ({...entry, releases: {...entry.releases}}));
  for (const {entry, documentation, to} of updates) {
    fresh.find(({name}) => name === entry.name)!.releases[documentation.name] = to;
  }
  return fresh;
}

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
