import {type DocumentationVersion, versions} from '../../config/versions';
import {readDefaults} from './defaults';
import {namesOf} from './names';
import type {OptionFact} from './option-fact';
import {
  descriptionOf,
  isDeprecated,
  isExperimental,
  sourceOf,
  valuesOf,
} from './schema/facts-of-node';
import {flatten} from './schema/flatten';
import {readLines} from './schema/lines';
import {readPackageFile, type SchemaFile, schemaPath} from './schema/schema';
import {readSignatures} from './schema/signatures';
import {typeText} from './schema/type-text';
import {readSince, withoutBrackets} from './since';

/** The packages that hold the pinned releases. */
const packages = {'5': 'webpack', '4': 'webpack4'} as const;

const read = new Map<string, OptionFact[]>();

/** Gives what webpack knows of each of its options; read once per process. */
export function readOptions(version: DocumentationVersion): OptionFact[] {
  const facts = read.get(version.label) ?? factsOf(version);
  read.set(version.label, facts);
  return facts;
}

function factsOf({label, webpack}: DocumentationVersion): OptionFact[] {
  const text = readPackageFile(packages[label], schemaPath);
  const file = JSON.parse(text) as SchemaFile;
  const lineOf = readLines(text, file);
  const defaultsOf = readDefaults(label, packages[label]);
  // The types of webpack 4 have no names for what functions take.
  const signatures =
    label === '5' ? readSignatures(readPackageFile('webpack', 'types.d.ts'), file) : undefined;
  const sinceOf = label === '5' ? readSince() : undefined;
  const next = nextVersion(label);
  return flatten(file).map(({path, schemas, required}) => ({
    path,
    names: namesOf(path),
    type: typeText(schemas, file, signatures),
    values: valuesOf(schemas, file),
    description: descriptionOf(schemas, file),
    required,
    ...defaultsOf(path),
    deprecated: isDeprecated(schemas, file),
    experimental: isExperimental(schemas, file),
    since: sinceOf?.(path),
    removed: next !== undefined && !next.has(withoutBrackets(path)),
    source: `https://github.com/webpack/webpack/blob/v${webpack}/${schemaPath}#L${lineOf(sourceOf(schemas, file))}`,
  }));
}

/** The paths that the next major version knows. */
function nextVersion(label: DocumentationVersion['label']): ReadonlySet<string> | undefined {
  const next = versions[versions.findIndex((version) => version.label === label) - 1];
  return next && new Set(readOptions(next).map(({path}) => withoutBrackets(path)));
}
