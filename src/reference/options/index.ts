import {remembered} from '../../cache';
import {type DocumentationVersion, successorOf} from '../../versions';
import {dialectOf} from '../../versions/dialects';
import {webpackSource} from '../source/packages';
import {readText} from '../source/script';
import {readAppliedPlugins} from './applied-plugins';
import {readDefaults} from './defaults';
import {namesOf} from './names';
import type {OptionFact} from './option-fact';
import {flatten} from './schema/flatten';
import {parseSchema, readLines, schemaPath} from './schema/schema';
import {readSignatures} from './schema/signatures';
import {typeText} from './schema/type-text';
import {describe} from './schema/walk';
import {readSince, withoutBrackets} from './since';

/** Gives what webpack knows of each of its options; read once per process. */
export const readOptions: (version: DocumentationVersion) => OptionFact[] = remembered(factsOf);

function factsOf(version: DocumentationVersion): OptionFact[] {
  const webpack = webpackSource(version);
  const text = readText(webpack, schemaPath);
  const file = parseSchema(text);
  const lineOf = readLines(text, file);
  const defaultsOf = readDefaults(version);
  // Without types there are no names for what functions take.
  const signatures = dialectOf(version).types
    ? readSignatures(readText(webpack, 'types.d.ts'), file)
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
