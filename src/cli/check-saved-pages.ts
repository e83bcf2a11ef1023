import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {formatProblem, type Problem} from '../content/finding';
import type {Question, Reply} from '../plugins/development/saved-pages/content-check';
import {launchBrowser} from './launch-browser';
import {checkSite} from '../checks/samples/check-site';
import {Sandbox} from '../checks/sandbox';

/**
 * What the development server asks about pages that were saved (src/plugins/development): asks
 * every rule about them, and runs their samples. The server starts it; it ends with the server.
 */
const siteDir = process.cwd();
const started = Date.now();
const sandbox = new Sandbox(siteDir);

async function check({files}: Question): Promise<void> {
  if (await isOutdated()) {
    say({state: 'outdated'});
    process.disconnect();
    return;
  }
  const reports = await checkSite({siteDir, files, launch: launchBrowser, sandbox});
  const found = reports.flatMap(({problems}) => problems);
  say({state: 'checked', files, problems: found.map(shown)});
  say({state: 'ready'});
}

const shown = (problem: Problem) => ({file: problem.file, text: formatProblem(problem)});

/** Whether any of our files was changed since this process has loaded its own. */
async function isOutdated(): Promise<boolean> {
  const entries = await readdir('src', {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return Math.max(...times) > started;
}

/** A server that ended meanwhile waits for nothing any more. */
function say(reply: Reply): void {
  if (process.connected) process.send!(reply, (error: Error | null) => error && end());
  else end();
}

function end(): never {
  sandbox.close();
  process.exit();
}

process.on('message', (question: Question) => {
  check(question).catch((error: Error) => {
    console.error(`check of the content: ${error.message}`);
    say({state: 'ready'});
  });
});
process.once('disconnect', end);

/** Loads what the first question would wait for. */
async function load(): Promise<void> {
  await import('../checks/samples/check-page');
  say({state: 'ready'});
}

load().catch((error: Error) => {
  console.error(`check of the content: ${error.message}`);
  process.exit(1);
});
