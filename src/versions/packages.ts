import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DocumentationVersion} from './version';

/** The manifest of a version's workspace: what its pages are checked against. */
export interface Workspace {
  devDependencies: Readonly<Record<string, string>>;
}

/** Reads the packages that a version names, with their releases. */
export const workspaceOf = (
  {folder}: Pick<DocumentationVersion, 'folder'>,
  siteDir = process.cwd(),
): Workspace =>
  JSON.parse(readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8')) as Workspace;

/** Gives a `require` that finds the packages of a version, wherever npm has put them. */
export const requireOf = (
  {folder}: Pick<DocumentationVersion, 'folder'>,
  siteDir = process.cwd(),
): NodeJS.Require => createRequire(path.resolve(siteDir, folder, 'package.json'));

/**
 * Gives the folder of a package as the version's folder finds it: in its own `node_modules`, else
 * in the site's.
 * @returns undefined when it is not installed
 */
export const packageFolder = (
  version: Pick<DocumentationVersion, 'folder'>,
  name: string,
  siteDir = process.cwd(),
): string | undefined =>
  packageFolders(version, siteDir)
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));

/**
 * Gives the folder with the schema of a version's development server: the installed package, or
 * what is kept of one whose own packages are too old to install.
 * @throws when it is neither installed nor kept
 */
export function devServerFolder(
  version: Pick<DocumentationVersion, 'folder'>,
  siteDir = process.cwd(),
): string {
  const kept = keptDevServer(version, siteDir);
  const folder = existsSync(kept) ? kept : packageFolder(version, 'webpack-dev-server', siteDir);
  if (folder) return folder;
  throw new Error(`${version.folder}/package.json names no webpack-dev-server: add it`);
}

/** Gives where a version keeps the schema of a development server that is not installed. */
const keptDevServer = (
  {folder}: Pick<DocumentationVersion, 'folder'>,
  siteDir = process.cwd(),
): string => path.join(siteDir, folder, '_version/webpack-dev-server');

/** Gives the folders in which a version finds its packages, the nearest first. */
export const packageFolders = (
  {folder}: Pick<DocumentationVersion, 'folder'>,
  siteDir = process.cwd(),
): string[] =>
  [folder, '.']
    .map((place) => path.join(siteDir, place, 'node_modules'))
    .filter((place) => existsSync(place));
