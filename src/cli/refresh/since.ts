import {readFile} from 'node:fs/promises';
import {major, satisfies} from 'semver';
import {type Kind, kinds, type ReleasesData, releasesSchema} from '../../data/releases';
import {writeAtomically} from '../../write-atomically';
import {newest} from '../../versions';
import {dataFile} from '../../versions/data';
import {type ReleaseFacts, type Releases, webpackReleases} from './webpack-releases';

type FactsByKind = Record<Kind, Record<string, string[]>>;

/**
 * Finds the release of the newest version that brought each option, hook, plugin, flag and default,
 * by published releases, and tells how many were found. Those of the first release are not listed.
 * What the file says of the releases up to its own stays: only those after it are looked at.
 * @param upTo the newest release to look at
 * @throws when a release cannot be had; the file is then as it was
 */
export async function refreshSince({
  file = dataFile(newest, 'releases'),
  today = new Date().toISOString().slice(0, 10),
  upTo = newest.webpack,
  releases = webpackReleases,
} = {}): Promise<string> {
  const before = releasesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const newFacts = await findNewFacts(releases, upTo, before);
  const after: ReleasesData = releasesSchema.parse({
    note: `What webpack ${newest.label} has by the first release that has it; what ${newest.label}.0.0 has is left out. Elements of lists stand without brackets.`,
    asOf: today,
    upTo,
    ...newFacts,
  });
  await writeAtomically('', file, `${JSON.stringify(after, null, 2)}\n`);
  return `since: ${count(before)} facts up to ${before.upTo} → ${count(after)} up to ${upTo}`;
}

const count = (data: ReleasesData) =>
  kinds.flatMap((kind) => Object.values(data[kind]).flat()).length;

/** Goes from release to release; that of another major version begins anew. */
async function findNewFacts(releases: Releases, upTo: string, before: ReleasesData) {
  const dates = await releases.dates();
  if (!dates.has(upTo)) throw new Error(`the registry has no webpack ${upTo}`);
  const isOfBefore = major(before.upTo) === major(upTo);
  const start = isOfBefore ? before.upTo : `${major(upTo)}.0.0`;
  const factsByKind = Object.fromEntries(
    kinds.map((kind) => [kind, isOfBefore ? {...before[kind]} : {}]),
  ) as FactsByKind;
  let older = await releases.facts(start);
  for (const version of dates.keys()) {
    if (!satisfies(version, `>${start} <=${upTo}`)) continue;
    const newer = await releases.facts(version);
    for (const kind of kinds) {
      // Removed names are dropped; a changed default stays as long as its option exists.
      const present = subjectsOf(kind, newer);
      const stays = (name: string) => present.has(subjectOf(kind, name));
      const remaining = Object.entries(factsByKind[kind]).map(([of, names]) => [
        of,
        names.filter(stays),
      ]);
      // The default of a new option is not a changed default.
      const subjects = subjectsOf(kind, kind === 'defaults' ? older : newer);
      const fresh = [...newer[kind]]
        .filter((name) => !older[kind].has(name) && subjects.has(subjectOf(kind, name)))
        .sort();
      const filled = [...remaining, [version, fresh]].filter(([, names]) => names!.length > 0);
      factsByKind[kind] = Object.fromEntries(filled) as Record<string, string[]>;
    }
    older = newer;
  }
  const named = [...dates].filter(([version]) =>
    kinds.some((kind) => version in factsByKind[kind]),
  );
  return {...factsByKind, dates: Object.fromEntries(named)};
}

/** A default counts as its option; all else counts as itself. */
const subjectOf = (kind: Kind, name: string) =>
  kind === 'defaults' ? name.slice(0, name.indexOf(': ')) : name;

const subjectsOf = (kind: Kind, facts: ReleaseFacts) =>
  new Set([...facts[kind]].map((name) => subjectOf(kind, name)));
