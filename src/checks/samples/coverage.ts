import path from 'node:path';
import type {CountedFact} from '../coverage/fact-ids';
import {readExceptions} from '../coverage/expectations';
import type {PageCoverage} from '../coverage/page-coverage';
import {type AreaCoverage, siteCoverage} from '../coverage/site-coverage';
import {type NewFact, readNewFacts} from '../coverage/to-describe';
import {type DocumentationVersion, type VersionLabel, versions} from '../../versions';
import type {Ratchet} from '../../data/ratchets';
import {ownPagesBelow} from '../../content/own-pages';
import {isReference, readStatements} from '../claims/page-statements';
import type {Statement} from '../claims/statements';
import {factIndexOf, pageCoverage} from './page-facts';

/** What the pages of a version describe. */
export interface VersionCoverage {
  version: DocumentationVersion;
  facts: readonly CountedFact[];
  /** By the path of the page, relative to the site. */
  pages: ReadonlyMap<string, PageCoverage>;
  /** What pages of reference say happens, by the path of the page; none where nothing is measured. */
  statements: ReadonlyMap<string, readonly Statement[]>;
  /** Ids that some page describes. */
  covered: ReadonlySet<string>;
  /** Empty for a version that is not measured. */
  areas: readonly AreaCoverage[];
  /** Facts that newer releases brought and that wait for a description. */
  newFacts: readonly NewFact[];
}

/**
 * Reads what all of our own pages describe; a page that is as it was is not read again.
 * @param siteDir absolute folder of the site
 */
export const readCoverage = (siteDir: string): Promise<VersionCoverage[]> =>
  Promise.all(versions.map((version) => coverageOf(siteDir, version)));

async function coverageOf(
  siteDir: string,
  version: DocumentationVersion,
): Promise<VersionCoverage> {
  const {facts} = await factIndexOf(version);
  const files = ownPagesBelow(siteDir, version.folder);
  const pages = new Map(
    await Promise.all(
      files.map(async (file) => [file, await pageCoverage(siteDir, file, version)] as const),
    ),
  );
  const covered = new Set([...pages.values()].flatMap((page) => page.covered));
  const exceptions = readExceptions(version, siteDir);
  const newFacts = readNewFacts(version, siteDir);
  const awaited = new Set(newFacts.map(({fact}) => fact));
  const areas = exceptions ? siteCoverage(facts, covered, exceptions, awaited) : [];
  const settled = exceptions ? files.filter((file) => isReference(file, version)) : [];
  const statements = new Map(
    await Promise.all(
      settled.map(async (file) => [file, await readStatements(siteDir, file)] as const),
    ),
  );
  return {version, facts, pages, statements, covered, areas, newFacts};
}

/** Gives the line that holds how many facts may wait for a description. */
export const newFactRatchet = (label: VersionLabel): string => `${label} new facts to describe`;

/** Gives what the ratchets hold: open facts of each area, and terminals without a run. */
export const ratchetsOf = (coverages: readonly VersionCoverage[]): Ratchet[] =>
  coverages.flatMap(({version: {label, folder}, areas, pages, statements, newFacts, facts}) => {
    const terminals = [...pages.values()].map((page) => page.terminals);
    const shown = sum(terminals.map((one) => one.shown));
    const excused = sum(terminals.map(({compared, pasted}) => compared + pasted));
    return [
      ...areas.map(({area, total, uncovered}) => ({
        name: `${label} ${area}`,
        open: uncovered.length,
        total,
      })),
      ...(areas.length > 0
        ? [{name: newFactRatchet(label), open: newFacts.length, total: facts.length}]
        : []),
      {
        name: `${label} terminals that no run is compared with`,
        open: shown - excused,
        total: shown,
      },
      ...[...statements]
        .filter(([, all]) => all.length > 0)
        .map(([file, all]) => ({
          name: `${label} statements of ${path.posix.relative(folder, file)}`,
          open: all.filter(({settled}) => settled === undefined).length,
          total: all.length,
          startsAtZero: true,
        })),
    ];
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
