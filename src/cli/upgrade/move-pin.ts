import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {major} from 'semver';
import {versions} from '../../versions';
import {run} from './command';
import type {UpgradeRequest} from './request';

interface Manifest {
  devDependencies: Record<string, string>;
  overrides?: Record<string, unknown>;
}
interface Lockfile {
  packages: Record<string, unknown>;
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const lockfile = 'package-lock.json';

/**
 * Names a release in the manifest of its version, the one place of its pin, and in the lockfile, and
 * installs it.
 * @throws when npm cannot; the files are then as they were
 */
export async function movePin(request: UpgradeRequest, siteDir: string): Promise<void> {
  const {version, name, release} = request;
  const files = [`${version.folder}/package.json`, lockfile];
  const before = await readAll(siteDir, files);
  const after = await plannedFiles(request, siteDir, files);
  await writeAll(siteDir, files, after);
  if (await run('npm', ['install', ...quiet], siteDir)) {
    // What an installation leaves out for this machine, others still need.
    await writeAll(siteDir, files, after);
    return;
  }
  await writeAll(siteDir, files, before);
  throw new Error(
    `npm cannot install ${name} ${release}; manifest and lockfile are as before, npm ci restores the packages`,
  );
}

/** Has npm place the release outside of the site, where it has nothing to lose. */
async function plannedFiles(
  request: UpgradeRequest,
  siteDir: string,
  files: readonly string[],
): Promise<Buffer[]> {
  const {version, name, release} = request;
  const place = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
  const plan = ['install', '--package-lock-only', '--ignore-scripts', ...quiet];
  try {
    await copyManifests(siteDir, place);
    await edit<Manifest>(
      place,
      `${version.folder}/package.json`,
      ({devDependencies}) => void (devDependencies[name] = release),
    );
    await edit<Lockfile>(place, lockfile, ({packages}) => forget(packages, request));
    // What depends on a range, as Docusaurus does, has to take the same copy. npm only gives it
    // another one beside while an override says so; the lockfile then keeps it.
    const [site] = await readAll(place, ['package.json']);
    await edit<Manifest>(place, 'package.json', (manifest) => {
      manifest.overrides = {...manifest.overrides, [`${name}@${major(release)}`]: release};
    });
    const isPlaced = await run('npm', plan, place);
    await writeAll(place, ['package.json'], [site!]);
    if (!isPlaced || !(await run('npm', plan, place)))
      throw new Error(`npm finds no place for ${name} ${release}; nothing was changed`);
    return await readAll(place, files);
  } finally {
    await rm(place, {recursive: true, force: true});
  }
}

async function copyManifests(siteDir: string, place: string): Promise<void> {
  const workspaces = versions.map(({folder}) => `${folder}/package.json`);
  const files = ['package.json', lockfile, '.npmrc', ...workspaces];
  for (const file of files.filter((each) => existsSync(path.join(siteDir, each)))) {
    await mkdir(path.dirname(path.join(place, file)), {recursive: true});
    await cp(path.join(siteDir, file), path.join(place, file));
  }
}

/** Takes the copy that a version finds out of the lockfile. */
function forget(packages: Lockfile['packages'], {version, name}: UpgradeRequest): void {
  const nested = `${version.folder}/node_modules/${name}`;
  delete packages[nested in packages ? nested : `node_modules/${name}`];
}

const readAll = (folder: string, files: readonly string[]): Promise<Buffer[]> =>
  Promise.all(files.map((file) => readFile(path.join(folder, file))));

const writeAll = (folder: string, files: readonly string[], texts: readonly Buffer[]) =>
  Promise.all(files.map((file, index) => writeFile(path.join(folder, file), texts[index]!)));

async function edit<Content>(
  folder: string,
  file: string,
  change: (content: Content) => void,
): Promise<void> {
  const place = path.join(folder, file);
  const content = JSON.parse(await readFile(place, 'utf8')) as Content;
  change(content);
  await writeFile(place, `${JSON.stringify(content, null, 2)}\n`);
}
