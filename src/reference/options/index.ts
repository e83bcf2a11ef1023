import {memoize} from '../../memoize';
import {type DocumentationVersion, successorOf} from '../../versions';
import {releasesSchema} from '../../data/releases';
import {readVersionData} from '../../versions/data';
import {dialectOf} from '../../versions/dialects';
import {webpackSource, readText} from '../source/packages';
import {readAppliedPlugins} from './applied-plugins';
import {readDefaults} from './defaults';
import {namesOf} from './names';
import type {OptionFact} from './option-fact';
import {flatten} from './schema/flatten';
import {parseSchema, readLines, schemaPath} from './schema/schema';
import {readSignatures} from './schema/signatures';
import {typeText} from './schema/type-text';
import {describeOption} from './schema/walk';

/** Gives what webpack knows of each of its options; read once per process. */
export const readOptions: (version: DocumentationVersion) => OptionFact[] = memoize(factsOf);

function factsOf(version: DocumentationVersion): OptionFact[] {
  const webpack = webpackSource(version);
  const text = readText(webpack, schemaPath);
  const file = parseSchema(text);
  const lineOf = readLines(text, file);
  const defaultsOf = readDefaults(version);
  // The names of parameters come from the types of webpack.
  const signatures = dialectOf(version).types
    ? readSignatures(webpack.script('types.d.ts'), file)
    : undefined;
  const sinceOf = readSince(version);
  const plugins = readAppliedPlugins(webpack);
  const successor = successorOf(version);
  const later = successor && new Set(readOptions(successor).map(({path}) => withoutBrackets(path)));
  return flatten(file).map(({path, schemas, required}) => ({
    path,
    names: namesOf(path),
    type: typeText(schemas, file, signatures),
    required,
    ...defaultsOf(path),
    ...describeOption(schemas, file, (node) => webpack.link(schemaPath, lineOf(node))),
    since: sinceOf(path),
    removed: later !== undefined && !later.has(withoutBrackets(path)),
    plugins: plugins.get(path),
  }));
}

/** Whether a list may also be one element changed now and then; the option is the same. */
export const withoutBrackets = (path: string) => path.replaceAll('[]', '');

/**
 * Gives what tells the first release of a version that has an option; undefined for its very first
 * release, and for all options of a version whose releases were not compared.
 */
export function readSince(
  version: Pick<DocumentationVersion, 'folder'>,
): (path: string) => string | undefined {
  const {options = {}} = readVersionData(version, 'releases', releasesSchema) ?? {};
  const releases = Object.entries(options);
  return (path) => releases.find(([, paths]) => paths.includes(withoutBrackets(path)))?.[0];
}
