import {Cache} from '../../samples/cache';
import {Sandbox} from '../../samples/sandbox';
import {checkPage} from '../../samples/check-page';
import {formatProblem} from '../../samples/finding';
import {pagesToCheck} from './pages';

/** `npm run check:content -- [path …] [--accept]`. */
async function main(words: readonly string[]): Promise<void> {
  const siteDir = process.cwd();
  const started = Date.now();
  const accept = words.includes('--accept');
  const files = await pagesToCheck(
    siteDir,
    words.filter((word) => !word.startsWith('--')),
  );
  const sandbox = new Sandbox(siteDir);
  const context = {siteDir, sandbox, cache: new Cache(siteDir), accept};
  process.on('exit', () => sandbox.close());
  const reports = await Promise.all(files.map((file) => checkPage(file, context)));
  const problems = reports.flatMap((report) => report.problems);
  for (const problem of problems) console.log(formatProblem(problem));
  console.log(
    `${files.length} pages, ${problems.length} problems, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  process.exit(problems.length > 0 ? 1 : 0);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`check:content: ${error.message}`);
  process.exitCode = 2;
});
