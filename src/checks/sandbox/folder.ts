import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {satisfies} from 'semver';
import {type VersionLabel, versionLabeled} from '../../versions';
import {packageFolders} from '../../versions/packages';
import {PackageCopies} from './package-copies';

/** A temporary folder in which samples run: a project with the packages of each version. */
export class SandboxFolder {
  readonly root = mkdtempSync(path.join(realpathSync(tmpdir()), 'samples-'));
  readonly packageCopies = new PackageCopies(path.join(this.root, 'packages'));
  #jobs = 0;

  constructor(private readonly siteDir: string) {}

  /**
   * Makes a clean project.
   * @param files texts by their paths inside of it
   * @param stubPackages packages that are replaced by stubs
   * @returns absolute path
   * @throws when a path leads out of the project
   */
  project(
    version: VersionLabel,
    files: ReadonlyMap<string, string | Buffer>,
    stubPackages: readonly string[] = [],
  ): string {
    const folder = path.join(this.withPackages(version), `sample-${(this.#jobs += 1)}`);
    mkdirSync(folder, {recursive: true});
    for (const [file, text] of files) writeProjectFile(folder, file, text);
    for (const name of stubPackages) {
      writeProjectFile(
        folder,
        `node_modules/${name}/package.json`,
        JSON.stringify({name, version: '0.0.0'}),
      );
      writeProjectFile(folder, `node_modules/${name}/index.js`, stubModule(name));
    }
    return folder;
  }

  hasPackage(version: VersionLabel, name: string): boolean {
    return existsSync(path.join(this.withPackages(version), 'node_modules', name, 'package.json'));
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  /** Gives the folder in which the packages of a version are resolved. */
  withPackages(version: VersionLabel): string {
    const folder = path.join(this.root, version);
    if (existsSync(folder)) return folder;
    mkdirSync(folder);
    const documentation = versionLabeled(version);
    const sources = packageFolders(documentation, this.siteDir);
    const target = path.join(folder, 'node_modules');
    if (sources.length === 1) symlinkSync(sources[0]!, target);
    else linkPackages(sources, target, documentation.webpack);
    return folder;
  }
}

/** Links packages of several node_modules into one folder; the first source has precedence. Leaves out packages that do not support a webpack version. */
function linkPackages(sources: readonly string[], target: string, webpack: string): void {
  mkdirSync(target);
  const names = new Set(sources.flatMap(packageNames));
  for (const name of names) {
    const candidates = sources.map((source) => path.join(source, name));
    const original = candidates.find((candidate) => existsSync(candidate))!;
    if (!worksWith(original, webpack)) continue;
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    symlinkSync(original, path.join(target, name));
  }
}

/** Lists packages, scoped ones one by one: a link to the folder of a scope would let a project write into the packages of the site. */
const packageNames = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((scopedName) => `${name}/${scopedName}`)
        : [name],
    );

/** Tells whether the peer dependencies of a package allow a webpack version. */
function worksWith(folder: string, webpack: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return true;
  const {peerDependencies} = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const range = peerDependencies?.webpack;
  return range === undefined || satisfies(webpack, range);
}

/** Writes a file into a project. @throws when its path leads out of the project */
export function writeProjectFile(folder: string, file: string, text: string | Buffer): void {
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) {
    throw new Error(`the title ${file} leads out of the project: name a file inside of it`);
  }
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** The source of a stub: it can be called and constructed, and has every member. */
const stubModule = (name: string) => `
class StandIn { apply() {} }
StandIn.loader = ${JSON.stringify(name)};
module.exports = new Proxy(StandIn, {
  get: (target, key) => (key in target || key === 'then' ? target[key] : module.exports),
  apply: () => ({}),
});
`;
