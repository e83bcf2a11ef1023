import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocumentationVersion} from '../../versions';
import {devServerFolder} from '../../versions/packages';

/** An installed package whose code is read. */
export interface SourcePackage {
  version: string;
  /** Absolute folder it is installed in. */
  folder: string;
  /** Gives the address of a file of its release on GitHub, at a line where one is given. */
  link(file: string, line?: number): string;
}

const repositories: Record<string, (version: string) => string> = {
  webpack: (version) => `webpack/webpack/blob/v${version}`,
  'enhanced-resolve': (version) => `webpack/enhanced-resolve/blob/v${version}`,
  'loader-runner': (version) => `webpack/loader-runner/blob/v${version}`,
  'webpack-cli': (version) =>
    `webpack/webpack-cli/blob/webpack-cli@${version}/packages/webpack-cli`,
  'webpack-dev-server': (version) => `webpack/webpack-dev-server/blob/v${version}`,
};

/**
 * Finds a package.
 * @param from folder of the package that depends on it; the site, when it is not given
 * @throws when it is not installed, or when its repository is not known here
 */
export function sourcePackage(name: string, from = process.cwd()): SourcePackage {
  const folder = path.dirname(
    createRequire(path.join(from, 'package.json')).resolve(`${name}/package.json`),
  );
  return packageIn(folder);
}

function packageIn(folder: string): SourcePackage {
  const {name: published, version} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as {
    name: string;
    version: string;
  };
  const repository = repositories[published]?.(version);
  if (!repository) throw new Error(`src/reference does not know the repository of ${published}`);
  return {
    version,
    folder,
    link: (file, line) =>
      `https://github.com/${repository}/${file}${line === undefined ? '' : `#L${line}`}`,
  };
}

/** Gives the webpack of a documentation version. */
export const webpackSource = ({folder}: Pick<DocumentationVersion, 'folder'>): SourcePackage =>
  sourcePackage('webpack', path.resolve(folder));

/** Gives the development server of a documentation version. */
export const devServerSource = (version: Pick<DocumentationVersion, 'folder'>): SourcePackage =>
  packageIn(devServerFolder(version));

/** Lists the scripts in a folder of a package, relative to the package, in alphabetical order. */
export const scriptsIn = ({folder}: SourcePackage, below = 'lib'): string[] =>
  readdirSync(path.join(folder, below), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.posix.join(below, file.split(path.sep).join('/')))
    .sort();
