import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readExceptions} from '../../checks/coverage/expectations';
import {matcher} from '../../checks/coverage/fact-ids';
import {formatNewFacts, newFactList, readNewFacts} from '../../checks/coverage/to-describe';
import {dataFile} from '../../versions/data';
import type {DocumentationVersion} from '../../versions';
import type {Comparison} from './compare';

/** Makes the question which facts of a version need no place on a page. */
export function excuser(version: DocumentationVersion, siteDir: string): (id: string) => boolean {
  const patterns = (readExceptions(version, siteDir) ?? []).flatMap(({facts}) => facts);
  const matchers = patterns.map(matcher);
  return (id) => matchers.some((matches) => matches(id));
}

/**
 * Writes down what waits for a description since this release, and takes out what is gone.
 * @param since package and release, as readers see it
 * @returns how many facts were added; 0 for a version whose facts are not counted
 */
export async function awaitNewFacts(
  version: DocumentationVersion,
  {fresh, gone}: Pick<Comparison, 'fresh' | 'gone'>,
  since: string,
  siteDir: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<number> {
  if (!readExceptions(version, siteDir)) return 0;
  const isExcused = excuser(version, siteDir);
  const lost = new Set(gone);
  const kept = readNewFacts(version, siteDir).filter(({fact}) => !lost.has(fact));
  const known = new Set(kept.map(({fact}) => fact));
  const added = fresh.filter((id) => !isExcused(id) && !known.has(id));
  const entries = [...kept, ...added.map((fact) => ({fact, since, added: today}))];
  await writeFile(path.join(siteDir, dataFile(version, newFactList)), formatNewFacts(entries));
  return added.length;
}
