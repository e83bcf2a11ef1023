import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Cache} from '../../../cache';
import type {NewFact} from '../../../checks/coverage/to-describe';
import type {AreaCoverage} from '../../../checks/coverage/site-coverage';
import {type VersionLabel, versions} from '../../../versions';
import {type AddressList, addressLists, readAddresses} from '../../../data/addresses';
import {readCoverage, type VersionCoverage} from '../../../checks/samples/coverage';
import type {Problem} from '../../../content/finding';
import {knownReport} from '../../../checks/samples/check-site';

/** What is known about the pages of a version. */
export interface VersionFigures {
  label: VersionLabel;
  /** Pages that were written here, by path. */
  pages: readonly string[];
  /** Those that no check has looked at since they changed. */
  notRun: readonly string[];
  /** Blocks by what was done with them, on the pages that were checked as they are. */
  samples: Record<string, number>;
  /** Marks that excuse a block, by mark. */
  exceptions: Record<string, number>;
  played: Record<'commands' | 'steps', number>;
  problems: readonly Problem[];
  /** Empty for a version whose facts are not counted. */
  areas: readonly Pick<AreaCoverage, 'area' | 'total' | 'excepted' | 'waiting' | 'uncovered'>[];
  /** Facts that newer releases brought and that no page describes yet. */
  newFacts: readonly NewFact[];
  /** Terminals with an output; compared are those on pages that were checked as they are. */
  terminals: {shown: number; compared: number};
  /** Links that were written on pages, by where they lead. */
  links: Record<'inside' | 'outside', number>;
}

/** What `/quality/` shows. */
export interface Figures {
  /** Day of the build. */
  date: string;
  /** Releases of what the pages are checked against. */
  releases: {name: string; release: string}[];
  versions: VersionFigures[];
  /** Addresses that have to lead to their subject. */
  addresses: Record<AddressList, number>;
}

const known = new Map<string, Promise<Figures>>();

/**
 * Gives the figures of the site as it is: what was found by checks that ran before the build counts
 * only for pages that are still the same.
 * @param siteDir absolute folder of the site
 */
export function figuresOf(siteDir: string): Promise<Figures> {
  const figures = known.get(siteDir) ?? readFigures(siteDir);
  known.set(siteDir, figures);
  return figures;
}

async function readFigures(siteDir: string): Promise<Figures> {
  const cache = new Cache(siteDir);
  const coverages = await readCoverage(siteDir);
  const lists = Object.keys(addressLists) as AddressList[];
  const counts = lists.map(
    async (list) => [list, (await readAddresses(siteDir, list)).length] as const,
  );
  return {
    date: new Date().toISOString().slice(0, 10),
    releases: releasesOf(siteDir),
    versions: await Promise.all(
      coverages.map((coverage) => figuresOfVersion(siteDir, coverage, cache)),
    ),
    addresses: Object.fromEntries(await Promise.all(counts)) as Figures['addresses'],
  };
}

async function figuresOfVersion(
  siteDir: string,
  {version, pages, areas, newFacts}: VersionCoverage,
  cache: Cache,
): Promise<VersionFigures> {
  const files = [...pages.keys()];
  const reports = await Promise.all(files.map((file) => knownReport(siteDir, file, cache)));
  const run = reports.filter((report) => report !== undefined);
  const checked = files.filter((_, index) => reports[index] !== undefined);
  const terminalsOn = (some: readonly string[], of: 'shown' | 'compared') =>
    some.reduce((sum, file) => sum + pages.get(file)!.terminals[of], 0);
  return {
    label: version.label,
    pages: files,
    notRun: files.filter((file) => !checked.includes(file)),
    samples: summed(run.map(({samples}) => samples)),
    exceptions: summed(run.map(({exceptions}) => exceptions)),
    played: {commands: 0, steps: 0, ...summed(run.map(({played}) => played))},
    problems: run.flatMap(({problems}) => problems),
    areas,
    newFacts,
    terminals: {shown: terminalsOn(files, 'shown'), compared: terminalsOn(checked, 'compared')},
    links: {inside: 0, outside: 0, ...summed([...pages.values()].map(({links}) => links))},
  };
}

function summed(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts.flatMap(Object.entries<number>))
    sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** Packages whose behavior the pages describe, or that show them. */
const packages = ['webpack-cli', 'webpack-dev-server', '@docusaurus/core'];

function releasesOf(siteDir: string): Figures['releases'] {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return [
    ...versions.map(({webpack}) => ({name: 'webpack', release: webpack})),
    ...packages.map((name) => {
      const manifest = readFileSync(require.resolve(`${name}/package.json`), 'utf8');
      return {name, release: (JSON.parse(manifest) as {version: string}).version};
    }),
    {name: 'Node.js', release: process.versions.node},
  ];
}
