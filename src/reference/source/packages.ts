import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type ts from 'typescript';
import type webpack from 'webpack';
import {memoize} from '../../memoize';
import type {DocumentationVersion} from '../../versions';
import {devServerFolder} from '../../versions/packages';
import {typescript} from './typescript';

/** An installed package whose code is read. */
export interface SourcePackage {
  version: string;
  /** Absolute folder it is installed in. */
  folder: string;
  /** The file that `require` loads, relative to the folder. */
  main: string;
  /** Gives the address of a file of its release on GitHub, at a line where one is given. */
  link(file: string, line?: number): string;
  /**
   * Parses a file of it, JavaScript or declarations of types, which several areas read, once.
   * @throws when the package has no such file
   */
  script(file: string): Script;
}

/** Address of a release of a package in the repository of its name. */
const pathOfTag = (name: string, version: string) =>
  name === 'webpack-cli' ? `webpack-cli@${version}/packages/webpack-cli` : `v${version}`;

/**
 * Finds a package.
 * @param from folder of the package that depends on it; the site, when it is not given
 * @throws when it is not installed
 */
export function sourcePackage(name: string, from = process.cwd()): SourcePackage {
  const {resolve} = createRequire(path.join(from, 'package.json'));
  return packageIn(path.dirname(resolve(`${name}/package.json`)));
}

function packageIn(folder: string): SourcePackage {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {name, version, main} = JSON.parse(manifest) as Record<'name' | 'version' | 'main', string>;
  const blob = `https://github.com/webpack/${name}/blob/${pathOfTag(name, version)}`;
  const link = (file: string, line?: number) =>
    `${blob}/${file}${line === undefined ? '' : `#L${line}`}`;
  const script = memoize((file: string) => parseScript({link}, file, readText({folder}, file)));
  return {version, folder, main: path.posix.normalize(main ?? 'index.js'), link, script};
}

/** Gives the webpack of a documentation version. */
export const webpackSource = ({folder}: Pick<DocumentationVersion, 'folder'>): SourcePackage =>
  sourcePackage('webpack', path.resolve(folder));

/** Loads the webpack of a package. */
export const loadWebpack = ({folder}: SourcePackage): typeof webpack =>
  createRequire(path.join(folder, 'package.json'))(folder) as typeof webpack;

/** Gives the development server of a documentation version. */
export const devServerSource = (version: Pick<DocumentationVersion, 'folder'>): SourcePackage =>
  packageIn(devServerFolder(version));

/** Lists the scripts in `lib` of a package, relative to the package, in alphabetical order. */
export const scriptsIn = ({folder}: SourcePackage): string[] =>
  globSync('lib/**/*.js', {cwd: folder}).sort();

/** A file of a package, parsed. */
export interface Script {
  /** Relative to the package. */
  file: string;
  text: string;
  tree: ts.SourceFile;
  /** Gives the address of a node on GitHub. */
  link(node: ts.Node): string;
}

/** Reads the text of a file of a package. */
export const readText = ({folder}: Pick<SourcePackage, 'folder'>, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8');

/** Gives the number of the line, from 1, on which a place in a text is. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Parses the text of a file of a package. */
export function parseScript(
  {link}: Pick<SourcePackage, 'link'>,
  file: string,
  text: string,
): Script {
  const tree = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) =>
    tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  return {file, text, tree, link: (node) => link(file, lineOf(node))};
}
