import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {listWrittenPages} from '../../../content/list-pages';
import {type AddressList, addressLists, readAddresses} from '../../../data/addresses';
import {computeProofHash, readProof} from '../../../content/proofs';
import {type DocumentationVersion, versions} from '../../../versions';
import {readVersionData} from '../../../versions/data';
import {describedFacts, describedFactsList} from './described-facts';

/** What `/quality/` shows. */
export type Figures = Awaited<ReturnType<typeof figuresOf>>;

/**
 * Gives the figures of the site as it is: what is recorded of a page counts while the page and all
 * that was proved with it are the same.
 */
export async function figuresOf(siteDir: string) {
  const figures = versions.map((version) => figuresOfVersion(siteDir, version));
  const lists = Object.keys(addressLists) as AddressList[];
  const counts = lists.map(
    async (list) => [list, (await readAddresses(siteDir, list)).length] as const,
  );
  return {
    /** Day of the build. */
    date: new Date().toISOString().slice(0, 10),
    /** Releases of what the pages are checked against. */
    releases: releasesOf(siteDir),
    versions: figures,
    /** Addresses that have to lead to their subject. */
    addresses: Object.fromEntries(await Promise.all(counts)) as Record<AddressList, number>,
  };
}

/** What is known about the pages of a version. */
export type VersionFigures = ReturnType<typeof figuresOfVersion>;

function figuresOfVersion(siteDir: string, version: DocumentationVersion) {
  const pages = listWrittenPages(siteDir, version.folder);
  const records = pages.map((file) => readProof(siteDir, file, computeProofHash(siteDir, file)));
  const proofs = records.flatMap((record) => ('proof' in record ? [record.proof] : []));
  const notRun = pages.filter((_, index) => 'fault' in records[index]!);
  return {
    label: version.label,
    /** Pages that were written here, by path. */
    pages,
    /** Those without a record that fits; what follows leaves them out. */
    notRun,
    /** Blocks by what was done with them. */
    samples: sumCounts(proofs.map(({samples}) => samples)),
    /** Marks that excuse a block, by mark. */
    exceptions: sumCounts(proofs.map(({exceptions}) => exceptions)),
    played: {commands: 0, steps: 0, ...sumCounts(proofs.map(({played}) => played))},
    /** Those with an output; those among them whose output is that of a run. */
    terminals: {shown: 0, compared: 0, ...sumCounts(proofs.map(({terminals}) => terminals))},
    /** By where they lead. */
    links: {inside: 0, outside: 0, ...sumCounts(proofs.map(({links}) => links))},
    /** Sentences of reference that say what happens, and those that something settles. */
    statements: {total: 0, settled: 0, ...sumCounts(proofs.map(({statements}) => statements))},
    /** What all pages described together when they were checked last. */
    coverage: readVersionData(version, describedFactsList, describedFacts, siteDir) ?? {
      areas: [],
      newFacts: [],
    },
  };
}

function sumCounts(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts.flatMap(Object.entries<number>))
    sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** Packages whose behavior the pages describe, or that show them. */
const packages = ['webpack-cli', 'webpack-dev-server', '@docusaurus/core'];

function releasesOf(siteDir: string) {
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
