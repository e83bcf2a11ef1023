import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {ownPagesBelow} from '../../../content/own-pages';
import {type AddressList, addressLists, readAddresses} from '../../../data/addresses';
import {proofHash, readProof} from '../../../content/proofs';
import {type DocumentationVersion, type VersionLabel, versions} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import {type DescribedFacts, describedFacts, describedFactsList} from './described-facts';

/** What is known about the pages of a version. */
export interface VersionFigures {
  label: VersionLabel;
  /** Pages that were written here, by path. */
  pages: readonly string[];
  /** Those without a record that fits; what follows leaves them out. */
  notRun: readonly string[];
  /** Blocks by what was done with them. */
  samples: Record<string, number>;
  /** Marks that excuse a block, by mark. */
  exceptions: Record<string, number>;
  played: Record<'commands' | 'steps', number>;
  /** Terminals with an output; those among them whose output is that of a run. */
  terminals: {shown: number; compared: number};
  /** Links that were written on pages, by where they lead. */
  links: Record<'inside' | 'outside', number>;
  /** Sentences of pages of reference that say what happens, and those that something settles. */
  statements: Record<'total' | 'settled', number>;
  /** What all of its pages describe together; undefined when one of them has no record. */
  coverage?: DescribedFacts;
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
 * Gives the figures of the site as it is: what is recorded of a page counts while the page and all
 * that was proved with it are the same.
 * @param siteDir absolute folder of the site
 */
export function figuresOf(siteDir: string): Promise<Figures> {
  const figures = known.get(siteDir) ?? readFigures(siteDir);
  known.set(siteDir, figures);
  return figures;
}

async function readFigures(siteDir: string): Promise<Figures> {
  const figures = versions.map((version) => figuresOfVersion(siteDir, version));
  const lists = Object.keys(addressLists) as AddressList[];
  const counts = lists.map(
    async (list) => [list, (await readAddresses(siteDir, list)).length] as const,
  );
  return {
    date: new Date().toISOString().slice(0, 10),
    releases: releasesOf(siteDir),
    versions: figures,
    addresses: Object.fromEntries(await Promise.all(counts)) as Figures['addresses'],
  };
}

function figuresOfVersion(siteDir: string, version: DocumentationVersion): VersionFigures {
  const {label, folder} = version;
  const files = ownPagesBelow(siteDir, folder);
  const read = files.map((file) => ({
    file,
    record: readProof(siteDir, file, proofHash(siteDir, file)),
  }));
  const run = read.flatMap(({record}) => ('proof' in record ? [record.proof] : []));
  const notRun = read.flatMap(({file, record}) => ('fault' in record ? [file] : []));
  const coverage =
    notRun.length === 0
      ? readVersionData(version, describedFactsList, describedFacts, siteDir)
      : undefined;
  return {
    label,
    pages: files,
    notRun,
    samples: summed(run.map(({samples}) => samples)),
    exceptions: summed(run.map(({exceptions}) => exceptions)),
    played: {commands: 0, steps: 0, ...summed(run.map(({played}) => played))},
    terminals: {shown: 0, compared: 0, ...summed(run.map(({terminals}) => terminals))},
    links: {inside: 0, outside: 0, ...summed(run.map(({links}) => links))},
    statements: {total: 0, settled: 0, ...summed(run.map(({statements}) => statements))},
    ...(coverage && {coverage}),
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
