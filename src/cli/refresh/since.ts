import {readFile, rename, writeFile} from 'node:fs/promises';
import {major, prerelease} from 'semver';
import {type Kind, kinds, type ReleasesData, releasesSchema} from '../../data/releases';
import {newest} from '../../versions';
import {dataFile} from '../../versions/data';
import {type ReleaseFacts, type Releases, withWebpackReleases} from './webpack-releases';

interface Options {
  file?: string;
  today?: string;
  /** The newest release to look at. */
  upTo?: string;
  releases?: Releases;
}

type Found = Record<Kind, Record<string, string[]>>;
type FoundWithDates = Found & Pick<ReleasesData, 'dates'>;

/**
 * Finds the release of the newest version that brought each option, hook, plugin, flag and default,
 * by published releases, and tells how many were found. Those of the first release are not listed.
 * What the file says of the releases up to its own stays: only those after it are looked at.
 * @throws when a release cannot be had; the file is then as it was
 */
export async function refreshSince({
  file = dataFile(newest, 'releases'),
  today = new Date().toISOString().slice(0, 10),
  upTo = newest.webpack,
  releases,
}: Options = {}): Promise<string> {
  const before = releasesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const found = releases
    ? await find(releases, upTo, before)
    : await withWebpackReleases((all) => find(all, upTo, before));
  const after: ReleasesData = releasesSchema.parse({
    note: `What webpack ${newest.label} has by the first release that has it; what ${newest.label}.0.0 has is left out. Elements of lists stand without brackets.`,
    asOf: today,
    upTo,
    ...found,
  });
  await writeFile(`${file}.new`, `${JSON.stringify(after, null, 2)}\n`);
  await rename(`${file}.new`, file);
  return `since: ${count(before)} facts up to ${before.upTo} → ${count(after)} up to ${upTo}`;
}

const count = (data: ReleasesData) =>
  kinds.flatMap((kind) => Object.values(data[kind]).flat()).length;

/** Looks only at releases between which something came: what came stays. */
async function find(
  releases: Releases,
  upTo: string,
  before: ReleasesData,
): Promise<FoundWithDates> {
  const dates = await releases.dates();
  const known = [...dates.keys()].filter(
    (version) => major(version) === major(upTo) && prerelease(version) === null,
  );
  const wanted = known.slice(0, known.indexOf(upTo) + 1);
  if (wanted.length === 0) throw new Error(`the registry has no webpack ${upTo}`);
  const read = new Map<number, Promise<ReleaseFacts>>();
  const factsAt = (index: number) => {
    const facts = read.get(index) ?? releases.facts(wanted[index]!);
    read.set(index, facts);
    return facts;
  };
  const start = wanted.indexOf(before.upTo);
  const last = wanted.length - 1;
  const found = Object.fromEntries(
    kinds.map((kind) => [kind, start < 0 ? {} : {...before[kind]}]),
  ) as Found;
  await between(Math.max(start, 0), last);
  const present = await factsAt(last);
  const all = Object.fromEntries(
    kinds.map((kind) => [kind, stillThere(found[kind], staysIn(kind, present))]),
  ) as Found;
  const named = wanted.filter((version) => kinds.some((kind) => version in all[kind]));
  return {
    ...all,
    dates: Object.fromEntries(named.map((version) => [version, dates.get(version)!])),
  };

  async function between(low: number, high: number): Promise<void> {
    const [older, newer] = [await factsAt(low), await factsAt(high)];
    const fresh = kinds.map((kind) => [kind, freshIn(kind, older, newer)] as const);
    if (fresh.every(([, names]) => names.length === 0)) return;
    if (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      await between(low, middle);
      await between(middle, high);
      return;
    }
    for (const [kind, names] of fresh)
      if (names.length > 0) found[kind][wanted[high]!] = names.sort();
  }
}

/** The default of a new option is no change. */
function freshIn(kind: Kind, older: ReleaseFacts, newer: ReleaseFacts): string[] {
  const fresh = [...newer[kind]].filter((name) => !older[kind].has(name));
  if (kind !== 'defaults') return fresh;
  const known = new Set([...older.defaults].map(optionOf));
  return fresh.filter((name) => known.has(optionOf(name)));
}

const optionOf = (name: string) => name.slice(0, name.indexOf(': '));

/**
 * Gives what tells whether a name has stayed, asked for the newest release first: one that was gone
 * in between came the last time. A default stays with its option, whatever it is now.
 */
function staysIn(kind: Kind, present: ReleaseFacts): (name: string) => boolean {
  const names = new Set(present[kind]);
  if (kind !== 'defaults') return (name) => names.delete(name);
  const options = new Set([...names].map(optionOf));
  return (name) => options.has(optionOf(name));
}

const stillThere = (
  found: Readonly<Record<string, readonly string[]>>,
  stays: (name: string) => boolean,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found)
      .reverse()
      .map(([version, names]) => [version, names.filter(stays)] as const)
      .filter(([, names]) => names.length > 0)
      .reverse(),
  );
