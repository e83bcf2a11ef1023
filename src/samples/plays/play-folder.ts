import {
  existsSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  chmodSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Files} from '../../examples/read-example';
import {linkPackages, renamedPackages} from '../sandbox/folder';

/** A clean folder with a project and its packages, as `npm ci` would leave it. */
export class PlayFolder {
  /** What readers see in place of the temporary path. */
  readonly shown: string;
  readonly folder: string;
  readonly #root = mkdtempSync(path.join(realpathSync(tmpdir()), 'play-'));

  /**
   * @param siteDir absolute folder of the site, whose packages are used
   * @param name of the project
   * @throws when package.json names a package that the site does not have
   */
  constructor(siteDir: string, name: string, files: Files, version: '5' | '4') {
    this.shown = `/${name}`;
    this.folder = path.join(this.#root, name);
    mkdirSync(this.folder);
    this.add(files);
    this.#addPackages(path.join(siteDir, 'node_modules'), files, version);
  }

  /** Writes files of the project, over those that are there. */
  add(files: Files): void {
    for (const [file, content] of files) {
      const target = path.join(this.folder, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, content);
    }
  }

  remove(): void {
    rmSync(this.#root, {recursive: true, force: true});
  }

  /**
   * Packages that the project names stand in its folder, so that webpack sees them at the paths
   * readers have; all the others are links.
   */
  #addPackages(source: string, files: Files, version: '5' | '4'): void {
    const target = path.join(this.folder, 'node_modules');
    const renamed = renamedPackages[version];
    linkPackages(source, target, renamed);
    mkdirSync(path.join(target, '.bin'));
    for (const name of namedIn(files)) {
      const original = path.join(source, renamed[name] ?? name);
      if (!existsSync(original)) {
        throw new Error(
          `package.json names ${name}, which the site does not have: npm install --save-dev --save-exact ${name}`,
        );
      }
      rmSync(path.join(target, name), {force: true, recursive: true});
      copyTree(original, path.join(target, name));
      linkPrograms(target, name);
    }
  }
}

function namedIn(files: Files): string[] {
  const text = files.get('package.json')?.toString();
  if (text === undefined) return ['webpack', 'webpack-cli'];
  const {dependencies = {}, devDependencies = {}} = JSON.parse(text) as Record<string, object>;
  return Object.keys({...dependencies, ...devDependencies});
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

function linkPrograms(packages: string, name: string): void {
  const {bin = {}} = JSON.parse(
    readFileSync(path.join(packages, name, 'package.json'), 'utf8'),
  ) as {
    bin?: string | Record<string, string>;
  };
  const programs = typeof bin === 'string' ? {[path.basename(name)]: bin} : bin;
  for (const [program, file] of Object.entries(programs)) {
    const link = path.join(packages, '.bin', program);
    rmSync(link, {force: true});
    symlinkSync(path.join(packages, name, file), link);
    chmodSync(path.join(packages, name, file), 0o755);
  }
}
