import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  type CoverageException,
  exceptionList,
  describingPagesList,
  readExceptions,
  readHomes,
} from '../coverage/expectations';
import {undescribed} from '../coverage/describing-pages';
import {againstRatchets} from '../coverage/ratchet';
import {staleExceptions} from '../coverage/site-coverage';
import {newFactList, staleReason} from '../coverage/to-describe';
import {pendingAddresses} from '../../config/pending-addresses';
import {ratchetFile, readRatchets} from '../../data/ratchets';
import {addressOf} from '../../content/address';
import {ratchetsOf, type VersionCoverage} from './coverage';
import {dataFile} from '../../versions/data';
import type {Problem} from '../../content/finding';

/** Finds what is wrong with the coverage of the site as a whole. */
export async function coverageProblems(
  siteDir: string,
  coverages: readonly VersionCoverage[],
): Promise<Problem[]> {
  const problem = (file: string, what: string): Problem => {
    const begin = what.slice(0, what.indexOf(': '));
    return {file, line: lineOf(path.join(siteDir, file), begin), rule: 'coverage', what};
  };
  const written = await readRatchets(siteDir);
  return [
    ...againstRatchets(ratchetsOf(coverages), written).map((what) => problem(ratchetFile, what)),
    ...coverages.flatMap((coverage) => {
      const {version} = coverage;
      const exceptions = readExceptions(version, siteDir);
      if (!exceptions) return [];
      const stale = staleIn(coverage, exceptions);
      const lost = undescribed(coverage.facts, readHomes(version, siteDir));
      return [
        ...stale.map((what) => problem(dataFile(version, exceptionList), what)),
        ...coverage.newFacts.flatMap((entry) => {
          const reason = staleReason(entry, coverage.facts, coverage.covered, exceptions);
          return reason === undefined
            ? []
            : [
                problem(
                  dataFile(version, newFactList),
                  `${entry.fact}: ${reason}; delete its entry`,
                ),
              ];
        }),
        ...lost.map(({id}) =>
          problem(
            dataFile(version, describingPagesList),
            `${id}: no page is to describe it; give it to one`,
          ),
        ),
      ];
    }),
  ];
}

function staleIn(
  {version, facts, covered, pages}: VersionCoverage,
  exceptions: readonly CoverageException[],
): string[] {
  const known = new Set([
    ...Object.values(pendingAddresses)
      .flat()
      .flatMap((address) => [address, version.base + address.slice(1)]),
    ...[...pages.keys()].map((file) =>
      addressOf(path.posix.relative(version.folder, file), version.base),
    ),
  ]);
  return staleExceptions(facts, covered, exceptions, (address) => known.has(address));
}

/** Where a text stands first in a file, as a line; the first when it is not there. */
function lineOf(file: string, text: string): number {
  const all = readFileSync(file, 'utf8');
  return all.slice(0, Math.max(0, all.indexOf(text))).split('\n').length;
}
