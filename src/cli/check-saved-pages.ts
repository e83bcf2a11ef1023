import {checkSite} from '../checks/samples/check-site';
import {formatProblem} from '../content/finding';
import type {ShownProblem} from '../plugins/development/shown-problems';
import {launchBrowser} from './launch-browser';

/**
 * What the development server has checked of the pages that were saved (src/plugins/development):
 * tells it all that is wrong with them. It ends with the server, or when a page is saved again.
 */
const siteDir = process.cwd();

const end = (): never => process.exit();
// It may have ended while this was loading.
if (!process.connected) end();
process.once('disconnect', end);

async function check(files: readonly string[]): Promise<void> {
  const reports = await checkSite({siteDir, files, launch: launchBrowser});
  const problems = reports.flatMap((report) => report.problems);
  const shown: ShownProblem[] = problems.map((problem) => ({
    file: problem.file,
    text: formatProblem(problem),
  }));
  process.send!(shown, end);
}

check(process.argv.slice(2)).catch((error: Error) => {
  console.error(`check of the content: ${error.message}`);
  end();
});
