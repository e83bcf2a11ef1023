import type {CountedFact} from '../../checks/coverage/fact-ids';
import {factsOfPage, readHomes} from '../../checks/coverage/expectations';
import {addressOfFile} from '../../content/address';
import type {Statement} from '../../checks/claims/statements';
import type {VersionCoverage} from '../../checks/coverage/site-coverage';

/** How many missing facts are named where not all are asked for. */
const few = 10;

/**
 * Prints what the coverage says: of each page that is named, which facts it describes and which it
 * is to describe and does not; of the site, when none is.
 * @param files paths relative to the site
 */
export function printCoverage(
  files: readonly string[],
  coverages: readonly VersionCoverage[],
  missing: 'all' | 'some',
): void {
  for (const file of files) {
    const coverage = coverages.find(({version}) => file.startsWith(`${version.folder}/`));
    if (!coverage) continue;
    printPage(file, coverage, missing);
    printStatements(file, coverage.statements.get(file) ?? [], missing);
  }
  if (files.length > 0) return;
  const areas = coverages.flatMap((coverage) => coverage.areas);
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const open = areas.reduce((sum, {uncovered}) => sum + uncovered.length, 0);
  const waiting = areas.reduce((sum, area) => sum + area.waiting.length, 0);
  const covered = total - open - waiting;
  console.log(
    `facts: ${covered} of ${total} described or excepted, ${waiting} new to describe, ${open} open`,
  );
}

function printPage(
  file: string,
  {version, facts, pages, areas}: VersionCoverage,
  amount: 'all' | 'some',
): void {
  const own = new Set(pages.get(file)?.covered);
  const described = facts.filter(({id}) => own.has(id));
  const open = areas.flatMap(({waiting, uncovered}) => [...waiting, ...uncovered]);
  const missing = factsOfPage(addressOfFile(file), open, readHomes(version));
  if (described.length > 0 || missing.length > 0)
    console.log(`${file} describes ${byArea(described)}`);
  if (missing.length === 0) return;
  console.log(`${file} is to describe ${byArea(missing)} more:`);
  for (const {id} of missing.slice(0, amount === 'all' ? undefined : few)) console.log(`  ${id}`);
  if (amount === 'some' && missing.length > few)
    console.log(`  … all of them: npm run check:content -- ${file} --missing`);
}

function printStatements(file: string, all: readonly Statement[], amount: 'all' | 'some'): void {
  const open = all.filter(({settled}) => settled === undefined);
  if (all.length > 0)
    console.log(`${file}: ${all.length} sentences say what happens, ${open.length} are open`);
  for (const {line, text} of amount === 'all' ? open : []) console.log(`  ${file}:${line} ${text}`);
}

function byArea(facts: readonly CountedFact[]): string {
  const counts = new Map<string, number>();
  for (const {area} of facts) counts.set(area, (counts.get(area) ?? 0) + 1);
  return [...counts].map(([area, count]) => `${area} (${count})`).join(', ') || 'nothing yet';
}
