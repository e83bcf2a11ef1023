import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {major} from 'semver';
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

/**
 * Names a release in the manifest of its version, the one place of its pin, and in the lockfile.
 * @throws when npm cannot install it; the files are then as they were
 */
export async function movePin(request: UpgradeRequest, siteDir: string): Promise<void> {
  const {version, name, release} = request;
  const place = (file: string) => path.join(siteDir, file);
  const files = ['package.json', 'package-lock.json', `${version.folder}/package.json`].map(place);
  const before = await Promise.all(files.map((file) => readFile(file)));
  const [site, lockfile, own] = files as [string, string, string];
  await edit<Manifest>(own, ({devDependencies}) => void (devDependencies[name] = release));
  await edit<Lockfile>(lockfile, ({packages}) => forget(packages, request));
  // What depends on a range, as Docusaurus does, has to take the same copy. npm only gives it another
  // one beside while an override says so; the lockfile then keeps it.
  await edit<Manifest>(site, (manifest) => {
    manifest.overrides = {...manifest.overrides, [`${name}@${major(release)}`]: release};
  });
  const isPlaced = await run('npm', ['install', ...quiet], siteDir);
  await writeFile(site, before[0]!);
  if (isPlaced && (await run('npm', ['install', ...quiet], siteDir))) return;
  await Promise.all(files.map((file, index) => writeFile(file, before[index]!)));
  throw new Error(
    `npm cannot install ${name} ${release}; manifests and lockfile are as before, npm ci restores the packages`,
  );
}

/** Takes the copy that a version finds out of the lockfile. */
function forget(packages: Lockfile['packages'], {version, name}: UpgradeRequest): void {
  const nested = `${version.folder}/node_modules/${name}`;
  delete packages[nested in packages ? nested : `node_modules/${name}`];
}

async function edit<Content>(file: string, change: (content: Content) => void): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  change(content);
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
