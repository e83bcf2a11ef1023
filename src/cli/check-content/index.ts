import {statSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type PageReport, checkSite} from '../../checks/check-site';
import {coverageOfVersion, coverageProblems} from '../../checks/coverage/site-coverage';
import {readIndexAndProblems} from '../../content';
import {formatProblem, type Problem} from '../../content/finding';
import {listWrittenPages} from '../../content/list-pages';
import {versions} from '../../versions';
import {buildErrors} from './build-errors';
import {
  factProblems,
  pagesToTry,
  recordedPages,
  recordProblems,
  writeFacts,
  writeRecords,
} from './records';

/**
 * `npm run check:content -- [path …] [--all] [--recorded] [--accept]`: asks every page
 * what costs little, and runs the samples, examples and claims of those that changed since their
 * record was written, of those below the paths, or with `--all` of all; what it finds is written
 * into their records. `--recorded` is the gate: it writes nothing, refuses a record that does not
 * fit, and tries some. `--accept` writes changed outputs into the pages.
 */
async function main(): Promise<void> {
  const {
    positionals: paths,
    values: {accept, all, recorded},
  } = parseArgs({
    allowPositionals: true,
    options: {
      accept: {type: 'boolean'},
      all: {type: 'boolean'},
      recorded: {type: 'boolean'},
    },
  });
  const started = Date.now();
  const siteDir = process.cwd();
  const files = pagesToCheck(siteDir, paths);
  const pages = recordedPages(siteDir, files);
  const filesToRun = () => {
    if (all || accept || paths.length > 0) return new Set(files);
    if (recorded) return pagesToTry(siteDir, files);
    return new Set(pages.filter(({record}) => 'fault' in record).map(({file}) => file));
  };
  const runs = filesToRun();
  console.log(`${runs.size} of ${counted(files.length, 'page')} to run`);
  const showsProgress = runs.size >= minPagesWithProgress;
  const reports = await checkSite({
    siteDir,
    files,
    accept,
    launch: launchBrowser,
    isProved: (file) => runs.has(file),
    onChecked: showsProgress ? progressOf(runs.size) : undefined,
  });
  // Coverage can only be measured when all pages of a version were checked.
  const measured = paths.length === 0 ? versions : [];
  const coverages = await Promise.all(
    measured.map((version) => coverageOfVersion(siteDir, version, reports)),
  );
  if (!recorded && !accept) {
    const recordCount = await writeRecords(siteDir, pages, reports);
    await writeFacts(siteDir, coverages);
    if (recordCount > 0)
      console.log(`${counted(recordCount, 'record')} written: commit each with its page`);
  }
  const ofIndex = (await readIndexAndProblems(siteDir)).problems;
  const ofSite = [
    ...ofIndex.filter(({file}) => files.includes(file)),
    ...coverages.flatMap((coverage) => coverageProblems(siteDir, coverage)),
    ...(recorded ? recordProblems(siteDir, pages, reports) : []),
    ...(recorded ? factProblems(siteDir, coverages) : []),
    ...(await buildErrors(siteDir, runs)),
  ];
  const isShown = ({file}: PageReport) => showsProgress && runs.has(file);
  printProblems([...reports.filter((report) => !isShown(report)).flatMap(problemsOf), ...ofSite]);
  const problemCount = reports.flatMap(problemsOf).length + ofSite.length;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${counted(reports.length, 'page')}, ${counted(problemCount, 'problem')}, ${seconds} s`,
  );
  if (problemCount > 0) process.exitCode = 1;
}

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

/** A run of fewer pages says what it found at its end. */
const minPagesWithProgress = 5;

/** Says after each page how far a run of many is, and what is wrong with the page. */
function progressOf(count: number): (report: PageReport) => void {
  let done = 0;
  return ({file, problems}) => {
    done++;
    console.log(`${done}/${count} ${file}`);
    printProblems(problems);
  };
}

const problemsOf = ({problems}: PageReport) => problems;

function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.log(formatProblem(problem));
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
