import {readFileSync} from 'node:fs';
import path from 'node:path';
import {homeless} from '../coverage/homes';
import {againstRatchets} from '../coverage/ratchet';
import {staleExceptions} from '../coverage/site-coverage';
import {coverageExceptions, coveredVersions} from '../../config/coverage';
import {coverageHomes} from '../../config/coverage-homes';
import {waitingAddresses} from '../../config/waiting-addresses';
import {ratchetFile, readRatchets} from '../../data/ratchets';
import {addressOf} from '../../content/address';
import {ratchetsOf, type VersionCoverage} from './coverage';
import type {Problem} from '../../content/finding';

const exceptionsFile = 'src/config/coverage.ts';
const homesFile = 'src/config/coverage-homes.ts';

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
  const counted = coverages.filter(({version}) => coveredVersions.includes(version.label));
  return [
    ...againstRatchets(ratchetsOf(coverages), written).map((what) => problem(ratchetFile, what)),
    ...counted.flatMap(staleIn).map((what) => problem(exceptionsFile, what)),
    ...counted.flatMap(homelessIn).map((what) => problem(homesFile, what)),
  ];
}

function staleIn({version, facts, covered, pages}: VersionCoverage): string[] {
  const known = new Set([
    ...Object.values(waitingAddresses).flat(),
    ...[...pages.keys()].map((file) =>
      addressOf(path.posix.relative(version.folder, file), version.base),
    ),
  ]);
  const exceptions = coverageExceptions.filter((exception) => exception.version === version.label);
  return staleExceptions(facts, covered, exceptions, (address) => known.has(address));
}

const homelessIn = ({facts}: VersionCoverage): string[] =>
  homeless(facts, coverageHomes).map(({id}) => `${id}: no page is to describe it; give it to one`);

/** Where a text stands first in a file, as a line; the first when it is not there. */
function lineOf(file: string, text: string): number {
  const all = readFileSync(file, 'utf8');
  return all.slice(0, Math.max(0, all.indexOf(text))).split('\n').length;
}
