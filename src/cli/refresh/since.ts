import {readFile, rename, writeFile} from 'node:fs/promises';
import {major, prerelease} from 'semver';
import {newest} from '../../versions';
import {dataFile} from '../../versions/data';
import {type OptionSinceSnapshot, parseOptionSince} from '../../data/option-since';
import {withoutBrackets} from '../../reference/options/since';
import {type Releases, withWebpackReleases} from './webpack-releases';

interface Options {
  file?: string;
  today?: string;
  /** The newest release to look at. */
  upTo?: string;
  releases?: Releases;
}

/**
 * Finds the release of the newest version that brought each option, by the schemas of published releases,
 * and tells how many were found. Options of the first release are not listed. What the file says of
 * the releases up to its own stays: only those after it are looked at.
 * @throws when a release cannot be had; the file is then as it was
 */
export async function refreshSince({
  file = dataFile(newest, 'options-by-release'),
  today = new Date().toISOString().slice(0, 10),
  upTo = newest.webpack,
  releases,
}: Options = {}): Promise<string> {
  const before = parseOptionSince(JSON.parse(await readFile(file, 'utf8')));
  const found = releases
    ? await find(releases, upTo, before)
    : await withWebpackReleases((all) => find(all, upTo, before));
  const after: OptionSinceSnapshot = parseOptionSince({
    note: `Options by the first release of webpack ${newest.label} whose schema has them; those of ${newest.label}.0.0 are left out. Elements of lists stand without brackets.`,
    asOf: today,
    upTo,
    releases: found,
  });
  await writeFile(`${file}.new`, `${JSON.stringify(after, null, 2)}\n`);
  await rename(`${file}.new`, file);
  return `since: ${count(before)} options up to ${before.upTo} → ${count(after)} up to ${upTo}`;
}

const count = ({releases}: OptionSinceSnapshot) => Object.values(releases).flat().length;

/** Looks only at releases between which something came: an option that came stays. */
async function find(
  releases: Releases,
  upTo: string,
  before: OptionSinceSnapshot,
): Promise<Record<string, string[]>> {
  const all = await releases.versions();
  const known = all.filter(
    (version) => major(version) === major(upTo) && prerelease(version) === null,
  );
  const wanted = known.slice(0, known.indexOf(upTo) + 1);
  if (wanted.length === 0) throw new Error(`the registry has no webpack ${upTo}`);
  const read = new Map<number, Promise<ReadonlySet<string>>>();
  const pathsAt = (index: number) => {
    const paths = read.get(index) ?? releases.paths(wanted[index]!).then(stripped);
    read.set(index, paths);
    return paths;
  };
  const start = wanted.indexOf(before.upTo);
  const found: Record<string, string[]> = start < 0 ? {} : {...before.releases};
  const last = wanted.length - 1;
  await between(Math.max(start, 0), last);
  return lastComings(found, await pathsAt(last));

  async function between(low: number, high: number): Promise<void> {
    const [older, newer] = [await pathsAt(low), await pathsAt(high)];
    const fresh = [...newer].filter((path) => !older.has(path));
    if (fresh.length === 0) return;
    if (high - low === 1) {
      found[wanted[high]!] = fresh.sort();
      return;
    }
    const middle = Math.floor((low + high) / 2);
    await between(low, middle);
    await between(middle, high);
  }
}

/** Gives when each option came that is still there; one that was gone in between came the last time. */
function lastComings(
  found: Readonly<Record<string, readonly string[]>>,
  stayed: ReadonlySet<string>,
): Record<string, string[]> {
  const open = new Set(stayed);
  return Object.fromEntries(
    Object.entries(found)
      .reverse()
      .map(([version, paths]) => [version, paths.filter((path) => open.delete(path))] as const)
      .filter(([, paths]) => paths.length > 0)
      .reverse(),
  );
}

const stripped = (paths: ReadonlySet<string>) => new Set([...paths].map(withoutBrackets));
