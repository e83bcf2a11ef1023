import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOfFile} from '../../content/address';
import type {Problem} from '../../content/finding';
import {dataFile} from '../../versions/data';
import {
  describingPagesList,
  exceptionList,
  factsOfPage,
  readExceptions,
  readHomes,
  undescribed,
  newFactList,
  staleReason,
} from './expectations';
import {staleExceptions, type VersionCoverage} from './site-coverage';

/** Finds facts that no page describes and nothing excuses, and entries of lists that nothing needs. */
export const coverageProblems = (
  siteDir: string,
  coverages: readonly VersionCoverage[],
): Problem[] => coverages.flatMap((coverage) => problemsOf(siteDir, coverage));

function problemsOf(
  siteDir: string,
  {version, facts, covered, areas, newFacts, pages}: VersionCoverage,
): Problem[] {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return [];
  const inList = (list: string, [begin, what]: readonly [string, string]): Problem => {
    const file = dataFile(version, list);
    const line = lineOf(path.join(siteDir, file), begin);
    return {file, line, rule: 'coverage', what: `${begin}: ${what}`};
  };
  const homes = readHomes(version, siteDir);
  const files = new Map([...pages.keys()].map((file) => [addressOfFile(file), file]));
  const open = areas.flatMap(({uncovered}) => uncovered);
  const exceptionsFile = dataFile(version, exceptionList);
  return [
    ...[...files].flatMap(([address, file]): Problem[] => {
      const [first, ...others] = factsOfPage(address, open, homes);
      if (!first) return [];
      const what = `${first.id}${others.length > 0 ? ` and ${others.length} more` : ''} is described nowhere`;
      const fix = `describe it here (npm run check:content -- ${file} --missing), or say in ${exceptionsFile} why it needs no place`;
      return [{file, line: 1, rule: 'coverage', what, fix}];
    }),
    ...undescribed(facts, homes).map(({id}) =>
      inList(describingPagesList, [id, 'no page is to describe it; give it to one']),
    ),
    ...Object.keys(homes)
      .filter((address) => !files.has(address))
      .map((address) => inList(describingPagesList, [address, 'there is no such page'])),
    ...staleExceptions(facts, covered, exceptions, (address) => files.has(address)).map((stale) =>
      inList(exceptionList, stale),
    ),
    ...newFacts.flatMap((entry) => {
      const reason = staleReason(entry, facts, covered, exceptions);
      return reason ? [inList(newFactList, [entry.fact, `${reason}; delete its entry`])] : [];
    }),
  ];
}

/** Where a text stands first in a file, as a line; the first when it is not there. */
function lineOf(file: string, text: string): number {
  const all = readFileSync(file, 'utf8');
  return all.slice(0, Math.max(0, all.indexOf(text))).split('\n').length;
}
