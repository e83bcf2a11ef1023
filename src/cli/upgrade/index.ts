import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Areas, readReference} from '../../reference';
import {newFactList} from '../../checks/coverage/coverage-lists';
import {dataFile, dataFolder} from '../../versions/data';
import {command} from '../command';
import {versionLabeled} from '../../versions';
import {awaitNewFacts, compareAreas, countsOf} from './compare';
import {readSources} from './occurrences';
import {readRequest, readSpec, type UpgradeRequest} from './request';
import {keepUnfinished, readUnfinished, workListFile} from './unfinished';
import {formatWorkList, workList} from './work-list';

const howToUndo = 'git checkout . && npm ci takes it back';

/**
 * `npm run upgrade -- 5.20.0` follows a release of webpack, `-- webpack-cli@7.0.0` one of a package
 * beside it, both in the newest version of the documentation or in that of `--version 4`. Stopped,
 * it goes on when it is called again.
 */
async function main(siteDir: string): Promise<void> {
  const {request, old} = await begin(process.argv.slice(2), siteDir);
  const {version, name, before, release} = request;
  try {
    say(`2/5 installs ${name} ${release}`);
    movePin(request, siteDir);
    say('3/5 reads what the new release says of itself');
    const comparison = compareAreas(old, readNewAreas(request, siteDir));
    say('4/5 writes the release into examples and pages');
    sayRelease(request, siteDir);
    const waiting = await awaitNewFacts(version, comparison, `${name} ${release}`, siteDir);
    say('5/5 looks for the lines that name what changed');
    const tasks = workList(version, comparison, waiting, readSources(version, siteDir));
    writeWorkList(`${name} ${before} → ${release}`, tasks, siteDir);
    console.log(`\n${tasks.join('\n')}\n\n${countsOf(comparison)}; ${tasks.length} places to see`);
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${howToUndo}`, {cause: error});
  }
  console.log(
    `\n${workListFile} has these places with a box each; call the command again for their new lines.`,
  );
  console.log('What remains:');
  for (const line of remaining(request)) console.log(`- ${line}`);
  console.log(`To give up: ${howToUndo}`);
}

/** Reads what is asked for, and what the release before said: kept where the upgrade was begun. */
async function begin(
  args: readonly string[],
  siteDir: string,
): Promise<{request: UpgradeRequest; old: Areas}> {
  const unfinished = readUnfinished(readSpec(args), siteDir);
  if (unfinished) {
    const {version, name, before, release, areas} = unfinished;
    say(`1/5 goes on with the upgrade of ${name} from ${before}`);
    return {request: {version: versionLabeled(version), name, before, release}, old: areas};
  }
  const request = await readRequest(args, siteDir);
  const {version, name, before, release} = request;
  say(`1/5 reads what ${name} ${before} says of itself`);
  const {areas} = await readReference(version);
  keepUnfinished({version: version.label, name, before, release, areas}, siteDir);
  return {request, old: areas};
}

function writeWorkList(title: string, tasks: readonly string[], siteDir: string): void {
  const file = path.join(siteDir, workListFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  writeFileSync(file, formatWorkList(title, tasks, before));
}

const say = (step: string) => console.log(step);

/** Names the release in the manifest of its version, the one place of its pin, and installs it. */
function movePin({version, name, release}: UpgradeRequest, siteDir: string): void {
  const npm = (...words: string[]) =>
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...words], {
      cwd: siteDir,
      stdio: 'inherit',
    });
  const pin = ['--save-dev', '--save-exact', '--workspace', version.folder, `${name}@${release}`];
  // Update the lockfile for all platforms first: an installation leaves out packages for others.
  npm('--package-lock-only', '--ignore-scripts', ...pin);
  // npm 11 writes there that the new release is installed already, and then installs nothing.
  rmSync(path.join(siteDir, 'node_modules/.package-lock.json'), {force: true});
  npm('--no-save');
}

/** Reads the facts of the release that is installed now: this process has loaded the one before. */
function readNewAreas({version}: UpgradeRequest, siteDir: string): Areas {
  const words = ['--import', 'tsx', 'src/cli/upgrade/print-facts.ts', version.label];
  const options = {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28} as const;
  return JSON.parse(execFileSync(process.execPath, words, options)) as Areas;
}

/**
 * Examples, code blocks that install the package, and the last lines of builds name its release;
 * sentences are for people.
 */
function sayRelease({version, name, before, release}: UpgradeRequest, siteDir: string): void {
  const escaped = before.replaceAll('.', '\\.');
  const pin = new RegExp(`((?<![\\w/-])${name}(?:@|": "))${escaped}(?![\\d.]*\\d)`, 'g');
  const result = new RegExp(`(?<=\\b${name} )${escaped}(?=\\)? compiled )`, 'g');
  const words = ['grep', '-lIF', before, '--', version.folder, `:!${dataFolder(version)}`];
  const {status, stdout, stderr} = spawnSync('git', words, {cwd: siteDir, encoding: 'utf8'});
  // It ends with 1 where no file names the release.
  if (status !== 0 && status !== 1) throw new Error(`git ${words.join(' ')}: ${stderr}`);
  for (const file of stdout.split('\n').filter(Boolean)) {
    const absolute = path.join(siteDir, file);
    const text = readFileSync(absolute, 'utf8');
    const after = text.replaceAll(pin, `$1${release}`).replaceAll(result, release);
    if (after !== text) writeFileSync(absolute, after);
  }
}

const remaining = ({version, name, before}: UpgradeRequest): string[] => [
  ...(name === 'webpack'
    ? ['npm run refresh -- since: reads which release brought each option']
    : []),
  `npm run check:content -- ${version.folder} --accept: writes changed outputs into the pages, and names pages that tell of what is gone`,
  'git diff: shows what changed; review it',
  `git grep -n ${before} -- ${version.folder}: sentences about the release before, to prove again`,
  `${dataFile(version, newFactList)}: lists what is new and not described`,
  'npm run check:content: records what was proved',
  'npm cit: shows that all of it holds',
];

void command('upgrade', () => main(process.cwd()));
