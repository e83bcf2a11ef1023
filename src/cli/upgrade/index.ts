import {readHomes} from '../../checks/coverage/expectations';
import {newest} from '../../versions';
import {withCandidate} from './candidate';
import {runScript} from './command';
import {compareAreas, type Comparison} from './compare';
import {describeComparison} from './describe-comparison';
import {factsOfFolder} from './facts-of-folder';
import {rewriteMentions} from './mentions';
import {movePin} from './move-pin';
import {awaitNewFacts, excuser} from './new-facts';
import {assertPossible} from './preconditions';
import {recordOutputs} from './record-outputs';
import {readRequest, type UpgradeRequest} from './request';

/**
 * `npm run upgrade -- 5.20.0` follows a release of webpack, `-- webpack-cli@7.0.0` one of a package
 * beside it. `--version 4` is about another version of the documentation; `--dry-run` only says
 * what the release changes.
 */
async function main(siteDir: string): Promise<void> {
  const request = readRequest(process.argv.slice(2), siteDir);
  const {version, name, before, release, isDryRun} = request;
  const steps = stepCounter(isDryRun ? 2 : 7);
  steps(`look whether ${name} ${release} can be followed`);
  await assertPossible(request, siteDir);
  steps(`compare what ${name} ${before} and ${release} tell`);
  const comparison = await compareReleases(request, siteDir);
  const report = describeComparison(
    comparison,
    readHomes(version, siteDir),
    excuser(version, siteDir),
  );
  if (isDryRun) {
    console.log([...report, 'nothing was changed'].join('\n'));
    return;
  }
  steps(`move the pin in ${version.folder}/package.json and the lockfile`);
  await movePin(request, siteDir);
  const failed = await follow(request, comparison, steps, siteDir).catch((error: Error) => {
    throw new Error(`${error.message}; the pin is moved: git checkout . && npm ci takes it back`);
  });
  console.log(`\n${name} ${before} → ${release}\n${report.join('\n')}`);
  printRemaining(comparison, failed);
  if (failed.length > 0) process.exitCode = 1;
}

const compareReleases = (request: UpgradeRequest, siteDir: string): Promise<Comparison> =>
  withCandidate(request, siteDir, async (folder) =>
    compareAreas(
      await factsOfFolder(request.version, request.version.folder, siteDir),
      await factsOfFolder(request.version, folder, siteDir),
    ),
  );

/** Changes the site after its pin. @returns commands that found something, for people to look at */
async function follow(
  request: UpgradeRequest,
  comparison: Comparison,
  steps: (what: string) => void,
  siteDir: string,
): Promise<string[]> {
  const {version, name, release} = request;
  const failed: string[] = [];
  steps('say the release in examples and code blocks');
  const {rewritten, toReview} = rewriteMentions(request, siteDir);
  console.log(`${rewritten.length} lines say ${release}`);
  if (toReview.length > 0) console.log('sentences about the release before, to prove again:');
  for (const {file, line, text} of toReview) console.log(`  ${file}:${line}  ${text}`);
  steps('write down what is new, and read when options came');
  const added = await awaitNewFacts(version, comparison, `${name} ${release}`, siteDir);
  console.log(`${added} facts wait for a description`);
  if (name === 'webpack' && version.label === newest.label) await refresh('since');
  steps('record the outputs of pages and examples again');
  if (!(await recordOutputs(version, siteDir)))
    failed.push(`npm run check:content -- ${version.folder}`);
  steps('count what pages describe');
  await refresh('coverage');
  return failed;

  async function refresh(what: string): Promise<void> {
    if (!(await runScript('src/cli/refresh/index.ts', [what], siteDir)))
      failed.push(`npm run refresh -- ${what}`);
  }
}

function printRemaining({fresh, gone}: Comparison, failed: readonly string[]): void {
  const remaining = [
    ...failed.map((command) => `${command}  found something, see above`),
    'git diff  shows what changed: review it',
    ...(fresh.length > 0
      ? ['npm run check:content -- PAGE --missing  lists what is new and not described']
      : []),
    ...(gone.length > 0
      ? ['npm run check:content  names the pages that tell of what is gone, with the line']
      : []),
    'npm cit  shows that all of it holds',
  ];
  console.log(`\nwhat remains:\n${remaining.map((line) => `  ${line}`).join('\n')}`);
}

function stepCounter(all: number): (what: string) => void {
  let done = 0;
  return (what) => console.log(`\n[${(done += 1)}/${all}] ${what}`);
}

main(process.cwd()).catch((error: Error) => {
  console.error(`upgrade: ${error.message}`);
  process.exitCode = 1;
});
