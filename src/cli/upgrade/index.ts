import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Areas, readReference} from '../../reference';
import {newFactList} from '../../checks/coverage/expectations';
import {dataFile, dataFolder} from '../../versions/data';
import {command} from '../command';
import {awaitNewFacts, compareAreas, describeComparison} from './compare';
import {readRequest, type UpgradeRequest} from './request';

const howToUndo = 'git checkout . && npm ci takes it back';

/**
 * `npm run upgrade -- 5.20.0` follows a release of webpack, `-- webpack-cli@7.0.0` one of a package
 * beside it, both in the newest version of the documentation or in that of `--version 4`.
 */
async function main(siteDir: string): Promise<void> {
  const request = await readRequest(process.argv.slice(2), siteDir);
  const {version, name, before, release} = request;
  const old = (await readReference(version)).areas;
  try {
    movePin(request, siteDir);
    const comparison = compareAreas(old, readNewAreas(request, siteDir));
    sayRelease(request, siteDir);
    const waiting = await awaitNewFacts(version, comparison, `${name} ${release}`, siteDir);
    console.log(`\n${name} ${before} → ${release}; ${waiting} facts wait for a description`);
    console.log(describeComparison(comparison).join('\n'));
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${howToUndo}`, {cause: error});
  }
  console.log('\nWhat remains:');
  for (const line of remaining(request)) console.log(`- ${line}`);
  console.log(`To give up: ${howToUndo}`);
}

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
  npm('--no-save');
}

/** Reads the facts of the release that is installed now: this process has loaded the one before. */
function readNewAreas({version}: UpgradeRequest, siteDir: string): Areas {
  const words = ['--import', 'tsx', 'src/cli/upgrade/print-facts.ts', version.label];
  const options = {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28} as const;
  return JSON.parse(execFileSync(process.execPath, words, options)) as Areas;
}

/** Examples and code blocks that install the package name its release; sentences are for people. */
function sayRelease({version, name, before, release}: UpgradeRequest, siteDir: string): void {
  const escaped = before.replaceAll('.', '\\.');
  const pin = new RegExp(`((?<![\\w/-])${name}(?:@|": "))${escaped}(?![\\d.]*\\d)`, 'g');
  const words = ['grep', '-lIF', before, '--', version.folder, `:!${dataFolder(version)}`];
  const files = execFileSync('git', words, {cwd: siteDir, encoding: 'utf8'});
  for (const file of files.split('\n').filter(Boolean)) {
    const absolute = path.join(siteDir, file);
    const text = readFileSync(absolute, 'utf8');
    const after = text.replaceAll(pin, `$1${release}`);
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
