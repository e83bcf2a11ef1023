import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {dataFolder} from './data';
import type {DocumentationVersion} from '.';

type VersionFolder = Pick<DocumentationVersion, 'folder'>;

/** Reads the packages that a version names, with their releases: what its pages are checked against. */
export const workspaceOf = ({folder}: VersionFolder, siteDir = process.cwd()) =>
  JSON.parse(readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };

/** Gives a `require` that finds the packages of a version, wherever npm has put them. */
export const requireOf = ({folder}: VersionFolder, siteDir = process.cwd()): NodeJS.Require =>
  createRequire(path.resolve(siteDir, folder, 'package.json'));

/**
 * Gives the folder of a package as the version's folder finds it: in its own `node_modules`, else
 * in the site's.
 * @returns undefined when it is not installed
 */
export const packageFolder = (version: VersionFolder, name: string, siteDir = process.cwd()) =>
  packageFolders(version, siteDir)
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));

/**
 * Gives the folder with the schema of a version's development server: the installed package, or
 * what is kept of one whose own packages are too old to install.
 * @throws when it is neither installed nor kept
 */
export function devServerFolder(version: VersionFolder, siteDir = process.cwd()): string {
  const committedFolder = path.join(siteDir, dataFolder(version), 'webpack-dev-server');
  const folder = existsSync(committedFolder)
    ? committedFolder
    : packageFolder(version, 'webpack-dev-server', siteDir);
  if (folder) return folder;
  throw new Error(`${version.folder}/package.json names no webpack-dev-server: add it`);
}

/** Gives the folders in which a version finds its packages, the nearest first. */
export const packageFolders = ({folder}: VersionFolder, siteDir = process.cwd()): string[] =>
  [folder, '.']
    .map((parent) => path.join(siteDir, parent, 'node_modules'))
    .filter((modules) => existsSync(modules));
