import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressOfFile} from '../../content/address';
import type {Problem} from '../../content/finding';
import {dataFile} from '../../versions/data';
import {exceptionList, newFactList, readExceptions} from './expectations';
import {matcher} from './fact-ids';
import type {VersionCoverage} from './site-coverage';

/** Finds facts that no page describes and nothing excuses, and entries of lists that nothing needs. */
export function coverageProblems(
  siteDir: string,
  {version, facts, covered, areas, newFacts, pages}: VersionCoverage,
): Problem[] {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return [];
  const inList = (list: string, entry: string, what: string): Problem => {
    const file = dataFile(version, list);
    const above = readFileSync(path.join(siteDir, file), 'utf8').split(`"${entry}"`);
    const line = above.length > 1 ? above[0]!.split('\n').length : 1;
    return {file, line, rule: 'coverage', what: `${entry}: ${what}`};
  };
  const needless = (list: string, entry: string, isSettled: (id: string) => boolean) => {
    const meant = facts.map(({id}) => id).filter(matcher(entry));
    if (meant.length === 0) return [inList(list, entry, 'webpack has no such fact; delete it')];
    return meant.every(isSettled) ? [inList(list, entry, 'nothing needs it; delete it')] : [];
  };
  const addresses = new Set([...pages.keys()].map(addressOfFile));
  const excused = exceptions.flatMap((exception) => exception.facts);
  const isDescribed = (id: string) => covered.has(id);
  const isSettled = (id: string) => covered.has(id) || excused.some((one) => matcher(one)(id));
  return [
    ...areas
      .flatMap(({uncovered}) => uncovered)
      .map(({id}) => inList(exceptionList, id, 'describe it, or say here why it needs no place')),
    ...exceptions
      .filter(({page}) => !addresses.has(version.base + page.slice(1)))
      .map(({page}) => inList(exceptionList, page, 'there is no such page')),
    ...excused.flatMap((pattern) => needless(exceptionList, pattern, isDescribed)),
    ...newFacts.flatMap(({fact}) => needless(newFactList, fact, isSettled)),
  ];
}
