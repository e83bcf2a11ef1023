import path from 'node:path';
import {checkSite} from '../../checks/samples/check-site';
import {Sandbox} from '../../checks/sandbox';
import {formatProblem} from '../../content/finding';
import {ownPagesBelow} from '../../content/own-pages';
import {launchBrowser} from '../launch-browser';

/**
 * Runs in a process of its own, because a process keeps the releases it began with: checks the pages
 * of a version, section by section, and writes changed outputs into them. Ends with 1 when
 * something else is wrong.
 */
async function main([folder]: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const files = ownPagesBelow(siteDir, folder!);
  const sections = new Set(files.map((file) => path.posix.dirname(file)));
  const sandbox = new Sandbox(siteDir);
  let done = 0;
  try {
    for (const section of sections) {
      const pages = files.filter((file) => path.posix.dirname(file) === section);
      console.log(
        `  ${section}: pages ${done + 1} to ${(done += pages.length)} of ${files.length}`,
      );
      const reports = await checkSite({
        siteDir,
        files: pages,
        accept: true,
        launch: launchBrowser,
        sandbox,
      });
      for (const problem of reports.flatMap(({problems}) => problems)) {
        console.log(formatProblem(problem));
        process.exitCode = 1;
      }
    }
  } finally {
    sandbox.close();
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`upgrade: ${error.message}`);
  process.exitCode = 2;
});
