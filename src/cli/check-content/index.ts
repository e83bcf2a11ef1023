import {parseArgs} from 'node:util';
import {readIndexAndProblems} from '../../content';
import {versions} from '../../versions';
import {type PageReport, checkSite} from '../../checks/check-site';
import {coverageOfVersion, coverageProblems} from '../../checks/coverage/site-coverage';
import {buildErrors} from './build-errors';
import {
  factProblems,
  pagesToTry,
  recordedPages,
  recordProblems,
  writeFacts,
  writeRecords,
} from './records';
import {statSync} from 'node:fs';
import path from 'node:path';
import {listWrittenPages} from '../../content/list-pages';
import {formatProblem} from '../../content/finding';

/** A run of fewer pages says what it found at its end. */
const minPagesWithProgress = 5;

/**
 * `npm run check:content -- [path …] [--all] [--recorded] [--accept]`: asks every page
 * what costs little, and runs the samples, examples and claims of those that changed since their
 * record was written, of those below the paths, or with `--all` of all; what it finds is written
 * into their records. `--recorded` is the gate: it writes nothing, refuses a record that does not
 * fit, and tries some. `--accept` writes changed outputs into the pages.
 */
async function main(): Promise<void> {
  const {positionals: paths, values} = parseArgs({
    allowPositionals: true,
    options: {
      accept: {type: 'boolean'},
      all: {type: 'boolean'},
      recorded: {type: 'boolean'},
    },
  });
  const siteDir = process.cwd();
  const files = pagesToCheck(siteDir, paths);
  const started = Date.now();
  const pages = recordedPages(siteDir, files);
  const tried = values.recorded ? pagesToTry(siteDir, files) : new Set<string>();
  const isAll = values.all || values.accept || paths.length > 0;
  const toRun = pages.filter(
    ({file, record}) => isAll || (values.recorded ? tried.has(file) : 'fault' in record),
  );
  const runs = new Set(toRun.map(({file}) => file));
  console.log(`${runs.size} of ${counted(files.length, 'page')} to run`);
  const reports = await checkSite({
    siteDir,
    files,
    accept: values.accept,
    launch: launchBrowser,
    isProved: (file) => runs.has(file),
    onChecked: progressOf(runs.size),
  });
  // Coverage can only be measured when all pages of a version were checked.
  const measured = paths.length === 0 ? versions : [];
  const coverages = await Promise.all(
    measured.map((version) => coverageOfVersion(siteDir, version, reports)),
  );
  if (!values.recorded && !values.accept) {
    const recordCount = await writeRecords(siteDir, pages, reports);
    await writeFacts(siteDir, coverages);
    if (recordCount > 0)
      console.log(`${counted(recordCount, 'record')} written: commit each with its page`);
  }
  const ofIndex = (await readIndexAndProblems(siteDir)).problems;
  const ofSite = [
    ...ofIndex.filter(({file}) => files.includes(file)),
    ...coverages.flatMap((coverage) => coverageProblems(siteDir, coverage)),
    ...(values.recorded ? recordProblems(siteDir, pages, reports) : []),
    ...(values.recorded ? factProblems(siteDir, coverages) : []),
  ];
  const problems = [
    ...reports.flatMap((report) => report.problems),
    ...ofSite,
    ...(await buildErrors(siteDir, runs)),
  ];
  const shown = runs.size < minPagesWithProgress ? new Set() : runs;
  const shownProblems = new Set(
    reports.filter(({file}) => shown.has(file)).flatMap((report) => report.problems),
  );
  for (const problem of problems)
    if (!shownProblems.has(problem)) console.log(formatProblem(problem));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${counted(reports.length, 'page')}, ${counted(problems.length, 'problem')}, ${seconds} s`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** Says after each page how far a run of many is, and what is wrong with the page. */
function progressOf(count: number): (report: PageReport) => void {
  let done = 0;
  return ({file, problems}) => {
    done++;
    if (count < minPagesWithProgress) return;
    console.log(`${done}/${count} ${file}`);
    for (const problem of problems) console.log(formatProblem(problem));
  };
}

/** Starts the browser in which guides are looked at; it is loaded only when a guide needs it. */
async function launchBrowser() {
  const [{chromium}, {findBrowser}] = await Promise.all([
    import('@playwright/test'),
    import('../find-browser.mts'),
  ]);
  return chromium.launch(await findBrowser());
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

main().catch((error: Error) => {
  console.error(`check:content: ${error.message}`);
  process.exitCode = 2;
});

/** Gives the pages below the paths that were named, of the whole site when none was. */
function pagesToCheck(siteDir: string, requestedPaths: readonly string[]): string[] {
  const selectedPaths =
    requestedPaths.length > 0 ? requestedPaths : versions.map(({folder}) => folder);
  return selectedPaths.flatMap((selectedPath) => {
    const relative = path
      .relative(siteDir, path.resolve(siteDir, selectedPath))
      .split(path.sep)
      .join('/');
    const stats = statSync(path.join(siteDir, relative), {throwIfNoEntry: false});
    if (!stats)
      throw new Error(`there is no ${selectedPath}: name a page or a folder, as in docs/concepts`);
    return stats.isFile() ? [relative] : listWrittenPages(siteDir, relative);
  });
}
