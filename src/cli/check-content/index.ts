import {parseArgs} from 'node:util';
import {cacheSummary} from '../../cache';
import {insideLinks} from '../../checks/links/inside';
import {versions} from '../../versions';
import {fileOf} from '../../plugins/mirrored-packages/build/page-names';
import {readPins} from '../../plugins/mirrored-packages/build/pins';
import {checkSite} from '../../checks/samples/check-site';
import {readCoverage} from '../../checks/samples/coverage';
import {coverageProblems} from '../../checks/samples/coverage-problems';
import {launchBrowser} from '../launch-browser';
import {pagesToCheck} from './pages';
import {print} from './print';
import {printCoverage} from './print-coverage';
import {checkMirrored} from './readmes';
import {writeReport} from './write-report';

/**
 * `npm run check:content -- [path …] [--accept] [--missing]`: asks every rule about the pages below
 * the paths, of the whole site without any, which writes the report for `/quality/`. `--accept` writes changed outputs into the pages;
 * `--missing` only lists the facts that are to be described on them and are not. With `--mirrored`,
 * checks the READMEs of mirrored packages instead.
 */
async function main(): Promise<void> {
  const {positionals: paths, values} = parseArgs({
    allowPositionals: true,
    options: {
      accept: {type: 'boolean'},
      mirrored: {type: 'boolean'},
      missing: {type: 'boolean'},
    },
  });
  const siteDir = process.cwd();
  if (values.mirrored) {
    if (!(await checkMirrored(siteDir, values.accept ?? false))) process.exitCode = 1;
    return;
  }
  const files = pagesToCheck(siteDir, paths);
  if (values.missing) return printCoverage(files, await readCoverage(siteDir), 'all');
  const started = Date.now();
  const reports = await checkSite({
    siteDir,
    files,
    accept: values.accept,
    launch: launchBrowser,
  });
  const coverages = await readCoverage(siteDir);
  const mirrored = (await readPins(siteDir, versions)).map(fileOf);
  const ofSite = [
    ...(await insideLinks(siteDir, files, mirrored)),
    ...(paths.length === 0 ? await coverageProblems(siteDir, coverages) : []),
  ];
  if (paths.length === 0 && !values.accept) await writeReport(siteDir, reports, coverages, ofSite);
  print(reports, ofSite, paths.length > 0);
  printCoverage(paths.length > 0 ? files : [], coverages, 'some');
  const problems = reports.reduce((sum, report) => sum + report.problems.length, ofSite.length);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(cacheSummary());
  console.log(`${counted(reports.length, 'page')}, ${counted(problems, 'problem')}, ${seconds} s`);
  if (problems > 0) process.exitCode = 1;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

main().catch((error: Error) => {
  console.error(`check:content: ${error.message}`);
  process.exitCode = 2;
});
