import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ownPagesBelow} from '../../../content/own-pages';
import {type AddressList, addressLists, readAddresses} from '../../../data/addresses';
import {type DocumentationVersion, type VersionLabel, versions} from '../../../versions';
import {type Findings, readFindings} from './findings';
import type {Coverage, Report} from './report';

/** What is known about the pages of a version. */
export interface VersionFigures {
  label: VersionLabel;
  /** Pages that were written here, by path. */
  pages: readonly string[];
  /** Those that no check has looked at since they changed; what follows leaves them out. */
  notRun: readonly string[];
  /** Blocks by what was done with them. */
  samples: Record<string, number>;
  /** Marks that excuse a block, by mark. */
  exceptions: Record<string, number>;
  played: Record<'commands' | 'steps', number>;
  problems: Report['problems'];
  /** Terminals with an output; those among them whose output is that of a run. */
  terminals: {shown: number; compared: number};
  /** Links that were written on pages, by where they lead. */
  links: Record<'inside' | 'outside', number>;
  /** Sentences of pages of reference that say what happens, and those that something settles. */
  statements: Record<'total' | 'settled', number>;
  /** What all of its pages describe together; undefined when one of them has changed. */
  coverage?: Pick<Coverage, 'areas' | 'newFacts'>;
}

/** What `/quality/` shows. */
export interface Figures {
  /** Day of the build. */
  date: string;
  /** Releases of what the pages are checked against. */
  releases: {name: string; release: string}[];
  versions: VersionFigures[];
  /** What is wrong with no page alone. */
  problems: Report['problems'];
  /** Addresses that have to lead to their subject. */
  addresses: Record<AddressList, number>;
  /** Why nothing that the checks count is known: one sentence. */
  fault?: string;
}

const known = new Map<string, Promise<Figures>>();

/**
 * Gives the figures of the site as it is: what the last check of the whole site reported counts only
 * for pages that are still the same, as all that was read for them.
 * @param siteDir absolute folder of the site
 */
export function figuresOf(siteDir: string): Promise<Figures> {
  const figures = known.get(siteDir) ?? readFigures(siteDir);
  known.set(siteDir, figures);
  return figures;
}

async function readFigures(siteDir: string): Promise<Figures> {
  const findings = readFindings(siteDir);
  const {report, fault} = findings;
  const figures = versions.map((version) => figuresOfVersion(siteDir, version, findings));
  const isWhole = figures.every(({coverage}) => coverage);
  const lists = Object.keys(addressLists) as AddressList[];
  const counts = lists.map(
    async (list) => [list, (await readAddresses(siteDir, list)).length] as const,
  );
  return {
    date: new Date().toISOString().slice(0, 10),
    releases: releasesOf(siteDir),
    versions: figures,
    problems: isWhole ? report.problems : [],
    addresses: Object.fromEntries(await Promise.all(counts)) as Figures['addresses'],
    ...(fault && {fault}),
  };
}

function figuresOfVersion(
  siteDir: string,
  {label, folder}: DocumentationVersion,
  {report, pages: unchanged, isUnchanged}: Findings,
): VersionFigures {
  const files = ownPagesBelow(siteDir, folder);
  const run = files.flatMap((file) => unchanged.get(file) ?? []);
  const checked = report.pages.filter(({file}) => file.startsWith(`${folder}/`));
  const sameFiles = checked.length === run.length;
  const found = report.coverage.find((coverage) => coverage.label === label);
  const isCounted = found && sameFiles && run.length === files.length && isUnchanged(found.inputs);
  return {
    label,
    pages: files,
    notRun: files.filter((file) => !unchanged.has(file)),
    samples: summed(run.map(({samples}) => samples)),
    exceptions: summed(run.map(({exceptions}) => exceptions)),
    played: {commands: 0, steps: 0, ...summed(run.map(({played}) => played))},
    problems: run.flatMap(({problems}) => problems),
    terminals: {shown: 0, compared: 0, ...summed(run.map(({terminals}) => terminals))},
    links: {inside: 0, outside: 0, ...summed(run.map(({links}) => links))},
    statements: {total: 0, settled: 0, ...summed(run.map(({statements}) => statements))},
    ...(isCounted && {coverage: {areas: found.areas, newFacts: found.newFacts}}),
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
