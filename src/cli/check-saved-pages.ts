import {checkSite} from '../checks/samples/check-site';
import {Sandbox} from '../checks/sandbox';
import {formatProblem} from '../content/finding';
import type {CheckedPages} from '../plugins/development/saved-pages/content-check';
import {launchBrowser} from './launch-browser';

/**
 * What the development server asks about pages that were saved (src/plugins/development): asks
 * every rule about them, and runs their samples, one question after the other. The server starts
 * it; it ends with the server.
 */
const siteDir = process.cwd();
const sandbox = new Sandbox(siteDir);

async function check(files: readonly string[]): Promise<void> {
  const reports = await checkSite({siteDir, files, launch: launchBrowser, sandbox});
  const problems = reports
    .flatMap((report) => report.problems)
    .map((problem) => ({file: problem.file, text: formatProblem(problem)}));
  // A server that ended meanwhile waits for nothing any more.
  if (!process.connected) return;
  process.send!({files, problems} satisfies CheckedPages, (error: Error | null) => error && end());
}

function end(): never {
  sandbox.close();
  process.exit();
}

const complain = ({message}: Error) => console.error(`check of the content: ${message}`);

// Loads what the first question would wait for.
let last: Promise<unknown> = import('../checks/samples/check-page').catch(complain);
process.on('message', (files: readonly string[]) => {
  last = last.then(() => check(files)).catch(complain);
});
process.once('disconnect', end);
// The server may have ended before this was loaded.
if (!process.connected) end();
