import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Fact} from '../source/doc-comment';
import {
  descriptionOf,
  isDeprecated,
  isExperimental,
  sourceOf,
  valuesOf,
} from '../options/schema/walk';
import {flatten} from '../options/schema/flatten';
import {parseSchema, readLines, type SchemaFile} from '../options/schema/schema';
import {typeText} from '../options/schema/type-text';
import type {SourcePackage} from '../source/packages';

/** An option that a schema besides the one of webpack's configuration describes. */
export interface SchemaOptionFact extends Fact {
  /** As TypeScript. */
  type: string;
  /** The texts, numbers and the like that are allowed, if there are fixed ones. */
  values?: (string | number | boolean | null)[];
  required?: true;
  experimental?: true;
}

/**
 * Reads the options that a schema describes, by their paths.
 * @param file the schema, relative to the package
 */
export function readSchemaOptions(source: SourcePackage, file: string): SchemaOptionFact[] {
  const {schema, where, lineOf} = readSchema(source, file);
  return flatten(schema).map(({path: name, schemas, required}) => {
    const values = valuesOf(schemas, schema);
    const description = descriptionOf(schemas, schema);
    return {
      name,
      source: source.link(where, lineOf(sourceOf(schemas, schema))),
      ...(description && {description}),
      ...(isDeprecated(schemas, schema) && {deprecated: true as const}),
      type: typeText(schemas, schema),
      ...(values.length > 0 && {values}),
      ...(required && {required: true as const}),
      ...(isExperimental(schemas, schema) && {experimental: true as const}),
    };
  });
}

interface ReadSchema {
  schema: SchemaFile;
  /** The file that describes it: another one when the schema only refers to that. */
  where: string;
  lineOf: ReturnType<typeof readLines>;
}

const elsewhere = /^(\.\.?\/.+)#(\/definitions\/\w+)$/;

function readSchema({folder}: Pick<SourcePackage, 'folder'>, where: string): ReadSchema {
  const text = readFileSync(path.join(folder, where), 'utf8');
  const schema = parseSchema(text);
  const lineOf = readLines(text, schema);
  const [, target, definition] = elsewhere.exec(schema.$ref ?? '') ?? [];
  if (!target) return {schema, where, lineOf};
  const other = readSchema({folder}, path.posix.join(path.posix.dirname(where), target));
  const {definitions} = other.schema;
  return {...other, schema: {definitions, $ref: `#${definition}`}};
}
