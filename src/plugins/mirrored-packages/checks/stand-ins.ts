import {builtinModules, createRequire} from 'node:module';
import path from 'node:path';
import type {VersionLabel} from '../../../versions';
import {compiled} from '../../../checks/samples/compiled';
import type {SandboxFolder} from '../../../checks/sandbox/folder';
import {packageOf, type Request, requestsIn} from './requests';

/** What is known of a package that a sample may ask for. */
export interface KnownPackage {
  version: string;
  /** Texts of the schemas of its plugin's and its loader's options. */
  plugin?: string;
  loader?: string;
}

/** What a module that stands in for another can be: of some, samples take the object itself. */
export type Shape = 'function' | 'object';

/** Packages of the documentation version, by name. */
export type KnownPackages = ReadonlyMap<string, KnownPackage>;

/**
 * Gives files that stand in for what a sample asks for and is not there: packages that are not
 * installed, or not in the release that the page is about, and files that the README does not show.
 * A plugin with a schema holds its options against it.
 * @param files what the README shows, the sample among them
 */
export function standInsFor(
  files: ReadonlyMap<string, string>,
  known: KnownPackages,
  folder: SandboxFolder,
  version: VersionLabel,
  shape: Shape = 'function',
): [string, string][] {
  const isHere = (name: string) => {
    const pinned = known.get(name)?.version;
    const installed = folder.versionOf(version, name);
    return installed !== undefined && (pinned === undefined || pinned === installed);
  };
  return [...files].flatMap(([file, text]) => {
    if (!/\.[cm]?[jt]s$/.test(file)) return [];
    return requestsIn(compiled(file, text).text).flatMap((request) => {
      const name = packageOf(request.name);
      if (name === undefined) return fileFor(request, file, files, shape);
      if (builtinModules.includes(name) || isHere(name)) return [];
      return packageFor(name, request, shape, known.get(name));
    });
  });
}

function packageFor(
  name: string,
  request: Request,
  shape: Shape,
  known?: KnownPackage,
): [string, string][] {
  const folder = `node_modules/${name}`;
  const inside = request.name.slice(name.length + 1);
  const manifest = {name, version: known?.version ?? '0.0.0', main: 'index.cjs'};
  return [
    [`${folder}/package.json`, JSON.stringify(manifest)],
    [
      `${folder}/index.cjs`,
      standIn(name, known ? 'function' : shape, known?.plugin, request.exports),
    ],
    ...files(inside),
  ];

  function files(file: string): [string, string][] {
    if (!file) return [];
    return [[`${folder}/${path.extname(file) ? file : `${file}.js`}`, standIn(name, shape)]];
  }
}

function fileFor(
  {name}: Request,
  from: string,
  files: ReadonlyMap<string, string>,
  shape: Shape,
): [string, string][] {
  if (!name.startsWith('.')) return [];
  const file = path.posix.join(path.posix.dirname(from), name);
  const isThere = ['', '.js', '.json', '/index.js'].some((ending) => files.has(file + ending));
  if (isThere || file.startsWith('..') || file === '.') return [];
  if (file.endsWith('.json')) return [[file, '{}']];
  return [
    [path.posix.extname(file) ? file : `${file}.js`, standIn(path.posix.basename(file), shape)],
  ];
}

/** A module that may be called, constructed, and asked for any member; the named ones are written out for `import`. */
const standIn = (name: string, shape: Shape, schema?: string, names: readonly string[] = []) => `
const schema = ${schema ?? 'undefined'};
const {validate} = require(${JSON.stringify(schemaUtils)});
const isOwn = (target, key) =>
  key in target || typeof key === 'symbol' || key === 'then' || key === '__esModule';
const anything = (target) =>
  new Proxy(target, {
    get: (own, key) => (isOwn(own, key) ? own[key] : other),
    apply: () => ({}),
  });
class Other {
  apply() {}
  static *[Symbol.iterator]() {}
}
const other = anything(Other);
class StandIn {
  constructor(options = {}) {
    // What is no object, packages make one of before they look at it.
    if (schema && typeof options === 'object') validate(schema, options, {name: ${JSON.stringify(name)}, baseDataPath: 'options'});
    return anything(this);
  }
  apply() {}
}
StandIn.loader = ${JSON.stringify(name)};
module.exports = anything(${shape === 'function' ? 'StandIn' : '{*[Symbol.iterator]() {}}'});
${names.map((own) => `module.exports.${own} = other;`).join('\n')}
`;

// By its place: it says which webpack it works with, and samples of another one do not find it.
const schemaUtils = createRequire(import.meta.url).resolve('schema-utils');
