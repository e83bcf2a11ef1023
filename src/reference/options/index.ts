import {type DocumentationVersion, successorOf} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {webpackSource} from '../source/packages';
import {readAppliedPlugins} from './applied-plugins';
import {readDefaults} from './defaults';
import {namesOf} from './names';
import type {OptionFact} from './option-fact';
import {flatten} from './schema/flatten';
import {parseSchema, readLines, readPackageFile, schemaPath} from './schema/schema';
import {readSignatures} from './schema/signatures';
import {typeText} from './schema/type-text';
import {describe} from './schema/walk';
import {readSince, withoutBrackets} from './since';

const read = new Map<string, OptionFact[]>();

/** Gives what webpack knows of each of its options; read once per process. */
export function readOptions(version: DocumentationVersion): OptionFact[] {
  if (!read.has(version.label)) read.set(version.label, factsOf(version));
  return read.get(version.label)!;
}

function factsOf(version: DocumentationVersion): OptionFact[] {
  const webpack = webpackSource(version);
  const text = readPackageFile(webpack, schemaPath);
  const file = parseSchema(text);
  const lineOf = readLines(text, file);
  const defaultsOf = readDefaults(version);
  // Without types there are no names for what functions take.
  const signatures = dialectOf(version).types
    ? readSignatures(readPackageFile(webpack, 'types.d.ts'), file)
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
    ...describe(schemas, file, (node) => webpack.link(schemaPath, lineOf(node))),
    since: sinceOf(path),
    removed: later !== undefined && !later.has(withoutBrackets(path)),
    plugins: plugins.get(path),
  }));
}
