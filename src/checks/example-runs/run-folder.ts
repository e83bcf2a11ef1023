import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type {Files} from '../../content/examples/read-example';
import {type VersionLabel, versionLabeled} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {packageFolder} from '../../versions/packages';
import type {Sandbox} from '../sandbox';

/**
 * A folder with a project as `npm ci` would leave it. Packages that the project names stand in it,
 * so that webpack sees them at the paths that readers have; all others are found above.
 */
export class RunFolder {
  /**
   * @param folder absolute path; its last part is the name of the project
   * @param siteDir absolute folder of the site, whose packages are used
   */
  constructor(
    readonly folder: string,
    private readonly siteDir: string,
    private readonly version: VersionLabel,
  ) {
    mkdirSync(path.join(folder, 'node_modules/.bin'), {recursive: true});
  }

  /**
   * Makes the project clean, with these files.
   * @param installs whether its packages are needed: a syntax check runs without any
   * @throws when package.json names a package that the site does not have
   */
  start(files: Files, installs = true): void {
    for (const name of readdirSync(this.folder)) {
      if (name !== 'node_modules') rmSync(path.join(this.folder, name), {recursive: true});
    }
    rmSync(path.join(this.folder, 'node_modules/.cache'), {recursive: true, force: true});
    for (const [file, content] of files) {
      const target = path.join(this.folder, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, content);
    }
    if (!installs) return;
    const {beside} = dialectOf(versionLabeled(this.version));
    for (const [name, range] of namedIn(files)) {
      const own = /^file:(.+)/.exec(range)?.[1];
      if (own) this.#addOwn(name, own);
      else for (const each of [name, ...(beside[name] ?? [])]) this.#addPackage(each);
    }
  }

  /** A package that the project has itself is copied, as npm does it with `install-links`. */
  #addOwn(name: string, place: string): void {
    const target = path.join(this.folder, 'node_modules', name);
    rmSync(target, {recursive: true, force: true});
    cpSync(path.join(this.folder, place), target, {recursive: true});
  }

  #addPackage(name: string): void {
    const target = path.join(this.folder, 'node_modules', name);
    if (existsSync(target)) return;
    const version = versionLabeled(this.version);
    const original = packageFolder(version, name, this.siteDir);
    if (!original) {
      throw new Error(
        `package.json names ${name}, which the site does not have: npm install --save-dev --save-exact --workspace ${version.folder} ${name}`,
      );
    }
    copyTree(original, target);
    linkPrograms(this.folder, name);
  }
}

const withoutManifest = '{"devDependencies": {"webpack": "*", "webpack-cli": "*"}}';

/** Names and ranges of the packages that a project asks for. */
function namedIn(files: Files): [name: string, range: string][] {
  const text = files.get('package.json')?.toString();
  const {dependencies, devDependencies} = JSON.parse(text ?? withoutManifest) as Partial<
    Record<'dependencies' | 'devDependencies', Record<string, string>>
  >;
  return Object.entries({...dependencies, ...devDependencies});
}

function copyTree(source: string, target: string): void {
  mkdirSync(target, {recursive: true});
  for (const entry of readdirSync(source, {withFileTypes: true})) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) copyTree(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(realpathSync(from), to);
    else linkOrCopy(from, to);
  }
}

/** A second name for a file costs nothing, but not on every disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function linkPrograms(folder: string, name: string): void {
  const place = path.join(folder, 'node_modules', name);
  const {bin = {}} = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const programs = typeof bin === 'string' ? {[path.basename(name)]: bin} : bin;
  for (const [program, file] of Object.entries(programs)) {
    symlinkSync(path.join(place, file), path.join(folder, 'node_modules/.bin', program));
    chmodSync(path.join(place, file), 0o755);
  }
}

/** Folders of projects, each used again for the next run of the same project. */
export class RunFolders {
  readonly #idle = new Map<string, RunFolder[]>();
  #count = 0;

  constructor(private readonly sandbox: Sandbox) {}

  /** Lends a folder for a project as long as `use` runs. */
  async borrow<Result>(
    name: string,
    version: VersionLabel,
    use: (folder: RunFolder) => Promise<Result>,
  ): Promise<Result> {
    const key = `${version}/${name}`;
    const folder = this.#idle.get(key)?.pop() ?? this.#make(name, version);
    try {
      return await use(folder);
    } finally {
      this.#idle.set(key, [...(this.#idle.get(key) ?? []), folder]);
    }
  }

  #make(name: string, version: VersionLabel): RunFolder {
    const {folder, siteDir} = this.sandbox;
    const place = path.join(folder.withPackages(version), `run-${(this.#count += 1)}`, name);
    return new RunFolder(place, siteDir, version);
  }
}
