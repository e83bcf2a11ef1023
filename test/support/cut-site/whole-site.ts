import {existsSync} from 'node:fs';
import {cp, rm} from 'node:fs/promises';
import path from 'node:path';
import {newest} from '../../../src/versions';
import {placed} from '../../../src/versions/version';
import {linkPackages, linkWorkspaces} from '../site-copy';
import {build, cut, ignoreLinkedPackages, runWell} from './run';
import {assertGrowth, folderSize, type PageFiles, pageWeight, readPage} from './weight';

const siteDir = path.resolve('test-results/cut-site');
const next = String(Number(newest.label) + 1);
const page = '/concepts/';
const {base} = placed({...newest, state: 'maintained'});

/**
 * Cuts a version of the whole site, as it is committed, and builds it; tells how long that takes,
 * how large the build is and what a page weighs before and after.
 * @throws when a page is larger by anything but the entries of the third version
 */
async function main(): Promise<void> {
  const before = readPage('build', page);
  await rm(siteDir, {recursive: true, force: true});
  await runWell(process.cwd(), 'git', ['clone', '--quiet', '--local', '.', siteDir]);
  await ignoreLinkedPackages(siteDir);
  await linkPackages(siteDir);
  await linkWorkspaces(siteDir);
  // READMEs that are here need not be fetched again.
  if (existsSync('.mirror-cache'))
    await cp('.mirror-cache', path.join(siteDir, '.mirror-cache'), {recursive: true});

  const cutting = Date.now();
  const {code, output} = await cut(siteDir, next);
  if (code !== 0) throw new Error(output);
  const building = Date.now();
  await build(siteDir);
  const built = Date.now();

  const after = readPage(path.join(siteDir, 'build'), page);
  const size = folderSize(path.join(siteDir, 'build'));
  console.log(output);
  console.log(`cut: ${seconds(cutting, building)}, build: ${seconds(building, built)}`);
  console.log(`${size.files} files, ${(size.bytes / 1e6).toFixed(1)} MB`);
  console.log(`${page}: ${told(before)} before, ${told(after)} after`);
  assertGrowth(before, after, base + page.slice(1));
}

const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
function told(files: PageFiles): string {
  const {own, shared} = pageWeight(files);
  return `${own + shared} bytes (page ${own}, styles and script ${shared})`;
}

main().catch((error: Error) => {
  console.error(`cut of the whole site: ${error.message}`);
  process.exitCode = 1;
});
