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
  '4': {
    webpack: 'webpack4',
    'webpack-cli': 'webpack-cli4',
    'css-loader': 'css-loader4',
    'mini-css-extract-plugin': 'mini-css-extract-plugin4',
    'sass-loader': 'sass-loader4',
    'style-loader': 'style-loader4',
  },
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
    const folder = path.join(this.withPackages(version), `sample-${(this.#jobs += 1)}`);
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
    return existsSync(path.join(this.withPackages(version), 'node_modules', name, 'package.json'));
  }

  /** Gives the release of a package that samples of a version find; undefined when they find none. */
  versionOf(version: '5' | '4', name: string): string | undefined {
    return manifestOf(path.join(this.withPackages(version), 'node_modules', name)).version;
  }

  remove(): void {
    rmSync(this.root, {recursive: true, force: true});
  }

  /** Gives the folder in which everything finds the packages of a version. */
  withPackages(version: '5' | '4'): string {
    const folder = path.join(this.root, version);
    if (existsSync(folder)) return folder;
    mkdirSync(folder);
    const source = path.join(this.siteDir, 'node_modules');
    const target = path.join(folder, 'node_modules');
    if (version === '5') symlinkSync(source, target);
    else linkPackages(source, target, renamedPackages[version]);
    return folder;
  }
}

/**
 * Makes a folder of packages out of links to those of the site.
 * @param renamed packages that stand under another name here
 */
function linkPackages(
  source: string,
  target: string,
  renamed: Readonly<Record<string, string>>,
): void {
  mkdirSync(target);
  for (const name of packageNames(source)) {
    const original = path.join(source, renamed[name] ?? name);
    if (renamed.webpack && !worksWith(original, path.join(source, renamed.webpack))) continue;
    mkdirSync(path.dirname(path.join(target, name)), {recursive: true});
    symlinkSync(original, path.join(target, name));
  }
}

/** A folder of scoped packages is no link: what is put into it would land in the site's packages. */
const packageNames = (folder: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`)
        : [name],
    );

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
