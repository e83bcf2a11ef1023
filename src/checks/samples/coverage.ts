import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CountedFact, countedFacts} from '../coverage/fact-ids';
import {readExceptions} from '../coverage/expectations';
import {FactIndex} from '../coverage/fact-index';
import {coverageOf, type PageCoverage} from '../coverage/page-coverage';
import {type AreaCoverage, siteCoverage} from '../coverage/site-coverage';
import {parseCheckedPage} from '../../content/read-checked-page';
import {type DocumentationVersion, versions} from '../../versions';
import type {Ratchet} from '../../data/ratchets';
import {readReference} from '../../reference';
import {Cache, coverageCode} from './cache';
import {ownPagesBelow} from './own-pages';

/** What the pages of a version describe. */
export interface VersionCoverage {
  version: DocumentationVersion;
  facts: readonly CountedFact[];
  /** By the path of the page, relative to the site. */
  pages: ReadonlyMap<string, PageCoverage>;
  /** Ids that some page describes. */
  covered: ReadonlySet<string>;
  /** Empty for a version that is not measured. */
  areas: readonly AreaCoverage[];
}

const indexes = new Map<string, Promise<FactIndex>>();

/** Gives the facts of a version, read once. */
export function factIndexOf(version: DocumentationVersion): Promise<FactIndex> {
  const index =
    indexes.get(version.label) ??
    readReference(version).then(({areas}) => new FactIndex(countedFacts(areas)));
  indexes.set(version.label, index);
  return index;
}

/**
 * Reads what all of our own pages describe; a page that is as it was is not read again.
 * @param siteDir absolute folder of the site
 */
export async function readCoverage(siteDir: string): Promise<VersionCoverage[]> {
  const cache = new Cache(siteDir, coverageCode);
  return Promise.all(
    versions.map(async (version) => {
      const {facts} = await factIndexOf(version);
      const files = ownPagesBelow(siteDir, version.folder);
      const pages = new Map(
        await Promise.all(
          files.map(async (file) => [file, await ofPage(siteDir, file, version, cache)] as const),
        ),
      );
      const covered = new Set([...pages.values()].flatMap((page) => page.covered));
      const exceptions = readExceptions(version, siteDir);
      const areas = exceptions ? siteCoverage(facts, covered, exceptions) : [];
      return {version, facts, pages, covered, areas};
    }),
  );
}

async function ofPage(
  siteDir: string,
  file: string,
  version: DocumentationVersion,
  cache: Cache,
): Promise<PageCoverage> {
  const source = await readFile(path.join(siteDir, file), 'utf8');
  return cache.kept(['coverage', file, source], async () =>
    coverageOf(await parseCheckedPage(source, file), await factIndexOf(version)),
  );
}

/** Gives what the ratchets hold: open facts of each area, and terminals without a run. */
export const ratchetsOf = (coverages: readonly VersionCoverage[]): Ratchet[] =>
  coverages.flatMap(({version: {label}, areas, pages}) => {
    const terminals = [...pages.values()].map((page) => page.terminals);
    const shown = sum(terminals.map((one) => one.shown));
    const excused = sum(terminals.map(({compared, pasted}) => compared + pasted));
    return [
      ...areas.map(({area, total, uncovered}) => ({
        name: `${label} ${area}`,
        open: uncovered.length,
        total,
      })),
      {
        name: `${label} terminals that no run is compared with`,
        open: shown - excused,
        total: shown,
      },
    ];
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
