import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {newFactList, readExceptions, readNewFacts} from '../../checks/coverage/expectations';
import {matcher} from '../../checks/coverage/fact-ids';
import {dataFile} from '../../versions/data';
import type {DocumentationVersion} from '../../versions';
import type {Comparison} from './compare';

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
): Promise<number> {
  const exceptions = readExceptions(version, siteDir);
  if (!exceptions) return 0;
  const excused = exceptions.flatMap(({facts}) => facts).map(matcher);
  const kept = readNewFacts(version, siteDir).filter(({fact}) => !gone.includes(fact));
  const added = fresh.filter(
    (id) => !excused.some((matches) => matches(id)) && !kept.some(({fact}) => fact === id),
  );
  const today = new Date().toISOString().slice(0, 10);
  const entries = [...kept, ...added.map((fact) => ({fact, since, added: today}))];
  await writeFile(
    path.join(siteDir, dataFile(version, newFactList)),
    `${JSON.stringify(entries, null, 2)}\n`,
  );
  return added.length;
}
