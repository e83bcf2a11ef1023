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

/** Packages that stand under another name here, by the major version that calls them so. */
export const renamedPackages: Record<'5' | '4', Record<string, string>> = {
  '5': {},
  '4': {webpack: 'webpack4', 'webpack-cli': 'webpack-cli4'},
};

/** A temporary folder in which samples run: a project with the site's packages per version. */
export class SandboxFolder {
  readonly root = mkdtempSync(path.join(realpathSync(tmpdir()), 'samples-'));
  #jobs = 0;

  constructor(private readonly siteDir: string) {}

  /**
   * Makes a clean project.
   * @param files texts by their paths inside of it
   * @param standIns packages that are only pretended to be there
   * @returns absolute path
   * @throws when a path leads out of the project
   */
  project(
    version: '5' | '4',
    files: ReadonlyMap<string, string | Buffer>,
    standIns: readonly string[] = [],
  ): string {
    this.#makePackages(version);
    const folder = path.join(this.root, version, `sample-${(this.#jobs += 1)}`);
    mkdirSync(folder, {recursive: true});
    for (const [file, text] of files) write(folder, file, text);
    for (const name of standIns) {
      write(folder, `node_modules/${name}/package.json`, JSON.stringify({name, version: '0.0.0'}));
      write(folder, `node_modules/${name}/index.js`, standIn(name));
    }
    return folder;
  }

  /** Whether samples of a version find a package. */
  hasPackage(version: '5' | '4', name: string): boolean {
    this.#makePackages(version);
    return existsSync(path.join(this.root, version, 'node_modules', name, 'package.json'));
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  #makePackages(version: '5' | '4'): void {
    const target = path.join(this.root, version, 'node_modules');
    if (existsSync(target)) return;
    mkdirSync(path.dirname(target), {recursive: true});
    linkPackages(path.join(this.siteDir, 'node_modules'), target, renamedPackages[version]);
  }
}

/**
 * Makes a folder of packages out of links to those of the site.
 * @param renamed packages that stand under another name here
 */
export function linkPackages(
  source: string,
  target: string,
  renamed: Readonly<Record<string, string>>,
): void {
  mkdirSync(target);
  for (const name of readdirSync(source)) {
    if (name.startsWith('.')) continue;
    const original = path.join(source, renamed[name] ?? name);
    if (renamed.webpack && !worksWith(original, path.join(source, renamed.webpack))) continue;
    symlinkSync(original, path.join(target, name));
  }
}

/** Whether a package says that it works with a webpack, or says nothing about it. */
function worksWith(folder: string, webpack: string): boolean {
  const {peerDependencies} = manifestOf(folder);
  const range = peerDependencies?.webpack;
  return range === undefined || satisfies(manifestOf(webpack).version!, range);
}

function manifestOf(folder: string): {version?: string; peerDependencies?: Record<string, string>} {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function write(folder: string, file: string, text: string | Buffer): void {
  const target = path.join(folder, file);
  if (!target.startsWith(folder + path.sep)) {
    throw new Error(`the title ${file} leads out of the project: name a file inside of it`);
  }
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

/** A module that may be called, constructed, and asked for any member. */
const standIn = (name: string) => `
class StandIn { apply() {} }
StandIn.loader = ${JSON.stringify(name)};
module.exports = new Proxy(StandIn, {
  get: (target, key) => (key in target || key === 'then' ? target[key] : module.exports),
  apply: () => ({}),
});
`;
