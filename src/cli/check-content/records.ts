import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {PageReport} from '../../checks/check-site';
import type {VersionCoverage} from '../../checks/coverage/site-coverage';
import type {Problem} from '../../content/finding';
import {
  formatProof,
  type Proof,
  proofFileOf,
  computeProofHash,
  listProvedFiles,
  readProof,
} from '../../content/proofs';
import {writeAtomically} from '../../write-atomically';
import {
  type DescribedFacts,
  describedFacts,
  describedFactsList,
} from '../../plugins/quality/build/described-facts';
import {versionOfFile, versions} from '../../versions';
import {dataFile, readVersionData} from '../../versions/data';

/** Reads the records of pages, as the pages are before anything runs. */
export const recordedPages = (siteDir: string, files: readonly string[]) =>
  files.map((file) => {
    const hash = computeProofHash(siteDir, file);
    return {file, hash, record: readProof(siteDir, file, hash)};
  });

type RecordedPage = ReturnType<typeof recordedPages>[number];

/** How many of the last commits a run of the gate looks back. */
const lookBack = 5;

/**
 * Gives the pages whose records a run of the gate tries: those that changed in the last commits, and
 * a tenth of all others, another one with each commit.
 */
export function pagesToTry(siteDir: string, files: readonly string[]): Set<string> {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', stdio: 'pipe'});
    } catch {
      // No git history, or fewer commits than asked for.
      return '';
    }
  };
  const commit = git('rev-parse', 'HEAD').trim();
  const changed = new Set(git('diff', '--name-only', `HEAD~${lookBack}`).split('\n'));
  return new Set(
    files.filter(
      (file) =>
        isDrawn(file, commit) ||
        listProvedFiles(siteDir, file).some((provedFile) => changed.has(provedFile)),
    ),
  );
}

/** Whether a page is in the tenth that is tried with a commit. */
const isDrawn = (file: string, commit: string): boolean =>
  createHash('sha256').update(`${commit}\0${file}`).digest().readUInt32BE() % 10 === 0;

/** Finds pages whose record does not fit, records that a run contradicts, and records of no page. */
export function recordProblems(
  siteDir: string,
  pages: readonly RecordedPage[],
  reports: readonly PageReport[],
): Problem[] {
  const problem = (file: string, message: string): Problem => ({
    file,
    line: 1,
    rule: 'proof',
    message,
  });
  const records = versions.map(({folder}) => `${folder}/**/_proofs/**/*.json`);
  const orphans = globSync(records, {cwd: siteDir, ignore: '**/node_modules/**'}).filter((file) => {
    const page = path.join(siteDir, file.replace('/_proofs/', '/').replace(/\.json$/, ''));
    return ['.md', '.mdx'].every((end) => !existsSync(page + end));
  });
  return [
    ...orphans.map((file) => problem(file, 'is the record of no page: delete it')),
    ...pages.flatMap(({file, record, hash}) => {
      if ('fault' in record) return [problem(file, record.fault)];
      const measured = proofOf(file, hash, reports);
      if (!measured || isSame(measured, record.proof)) return [];
      const command = `npm run check:content -- ${file}`;
      return [problem(proofFileOf(file), `counts other things than a run: ${command}`)];
    }),
  ];
}

/** Writes the records of pages that were run and on which nothing is wrong. */
export async function writeRecords(
  siteDir: string,
  pages: readonly RecordedPage[],
  reports: readonly PageReport[],
): Promise<number> {
  const right = reports.filter(({problems}) => problems.length === 0);
  const changed = pages.flatMap(({file, hash, record}) => {
    const proof = proofOf(file, hash, right);
    return proof && !('proof' in record && isSame(proof, record.proof)) ? [{file, proof}] : [];
  });
  for (const {file, proof} of changed)
    await writeAtomically(siteDir, proofFileOf(file), formatProof(proof));
  return changed.length;
}

/** What was found is the same on another day. */
const isSame = (first: Proof, second: Proof): boolean =>
  formatProof({...first, date: second.date}) === formatProof(second);

/** Gives what is to be recorded of a page; nothing of one that was not run. */
function proofOf(file: string, hash: string, reports: readonly PageReport[]): Proof | undefined {
  const proved = reports.find((report) => report.file === file)?.proved;
  const date = new Date().toISOString().slice(0, 10);
  return proved && {hash, webpack: versionOfFile(file).webpack, date, ...proved};
}

/** Finds versions whose list of described facts counts others than the pages describe. */
export const factProblems = (siteDir: string, coverages: readonly VersionCoverage[]): Problem[] =>
  changedFacts(siteDir, coverages).map(({file}) => ({
    file,
    line: 1,
    rule: 'proof',
    message: 'counts other facts than the pages describe: npm run check:content',
  }));

/** Writes how many facts the pages of each version describe. */
export async function writeFacts(siteDir: string, coverages: readonly VersionCoverage[]) {
  for (const {file, facts} of changedFacts(siteDir, coverages))
    await writeAtomically(siteDir, file, `${JSON.stringify(facts, undefined, 2)}\n`);
}

function changedFacts(siteDir: string, coverages: readonly VersionCoverage[]) {
  return coverages.flatMap(({version, areas, newFacts}) => {
    const facts: DescribedFacts = describedFacts.parse({
      areas: areas.map((area) => ({
        ...area,
        waiting: area.waiting.length,
        uncovered: area.uncovered.length,
      })),
      newFacts,
    });
    const writtenFacts = readVersionData(version, describedFactsList, describedFacts, siteDir);
    const file = dataFile(version, describedFactsList);
    return JSON.stringify(writtenFacts) === JSON.stringify(facts) ? [] : [{file, facts}];
  });
}
