import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import type {Files} from '../../content/examples/read-example';
import {type DocumentationVersion, type VersionLabel, versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {packageFolder} from '../../versions/packages';
import {writeProjectFile} from '../sandbox/folder';
import type {PackageCopies} from '../sandbox/package-copies';

/** Age in seconds that new files get: the watcher of webpack 4 rebuilds for files that were just written. */
const ageOfFiles = 60;

interface Project {
  /** Absolute path of a new folder; its last part is the name of the project. */
  folder: string;
  files: Files;
  /** Absolute folder of the site, whose packages are used. */
  siteDir: string;
  version: VersionLabel;
  /** Gives the copies of packages; without it none is needed, as for a syntax check. */
  packageCopies: PackageCopies | undefined;
}

/**
 * Creates a project as after `npm ci`. The packages in its manifest are in its node_modules, so that webpack
 * prints the paths that readers see; all others are resolved from parent folders.
 * @throws when package.json names a package that the site does not have
 */
export function makeProject({folder, files, siteDir, version, packageCopies}: Project): void {
  mkdirSync(path.join(folder, 'node_modules/.bin'), {recursive: true});
  const written = Date.now() / 1000 - ageOfFiles;
  for (const [file, content] of files) {
    writeProjectFile(folder, file, content);
    utimesSync(path.join(folder, file), written, written);
  }
  if (!packageCopies) return;
  const documentation = versionLabeled(version);
  const {beside} = dialectOf(documentation);
  for (const [name, range] of namedIn(files)) {
    const localPath = /^file:(.+)/.exec(range)?.[1];
    // A package in the project is copied, as npm does with `install-links`.
    if (localPath)
      cpSync(path.join(folder, localPath), path.join(folder, 'node_modules', name), {
        recursive: true,
      });
    else
      for (const packageName of [name, ...(beside[name] ?? [])])
        addPackage(packageName, documentation, {folder, siteDir, packageCopies});
  }
}

function addPackage(
  name: string,
  version: DocumentationVersion,
  {
    folder,
    siteDir,
    packageCopies,
  }: Pick<Project, 'folder' | 'siteDir'> & {
    packageCopies: PackageCopies;
  },
): void {
  const target = path.join(folder, 'node_modules', name);
  if (existsSync(target)) return;
  const original = packageFolder(version, name, siteDir);
  if (!original) {
    throw new Error(
      `package.json names ${name}, which the site does not have: npm install --save-dev --save-exact --workspace ${version.folder} ${name}`,
    );
  }
  const programs = programsOf(original);
  packageCopies.add(original, target, () => {
    for (const file of Object.values(programs)) chmodSync(path.join(target, file), 0o755);
  });
  for (const [program, file] of Object.entries(programs))
    symlinkSync(path.join(target, file), path.join(folder, 'node_modules/.bin', program));
}

const withoutManifest = '{"devDependencies": {"webpack": "*", "webpack-cli": "*"}}';

function namedIn(files: Files): [name: string, range: string][] {
  const text = files.get('package.json')?.toString();
  const {dependencies, devDependencies} = JSON.parse(text ?? withoutManifest) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return Object.entries({...dependencies, ...devDependencies});
}

/** Gives the programs of a package: their files, by the names of the commands. */
function programsOf(packageFolder: string): Record<string, string> {
  const {name, bin = {}} = JSON.parse(
    readFileSync(path.join(packageFolder, 'package.json'), 'utf8'),
  ) as {name: string; bin?: string | Record<string, string>};
  return typeof bin === 'string' ? {[path.basename(name)]: bin} : bin;
}
