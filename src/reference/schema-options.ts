import path from 'node:path';
import type {OptionFact} from './options/option-fact';
import {flatten} from './options/schema/flatten';
import {parseSchema, readLines} from './options/schema/schema';
import {typeText} from './options/schema/type-text';
import {describeOption} from './options/schema/walk';
import {type SourcePackage, readText} from './source/packages';

/** An option that a schema besides the one of webpack's configuration describes. */
export type SchemaOptionFact = {name: string} & Pick<
  OptionFact,
  'type' | 'required' | keyof ReturnType<typeof describeOption>
>;

const elsewhere = /^(\.\.?\/.+)#(\/definitions\/\w+)$/;

/**
 * Reads the options that a schema describes, by their paths.
 * @param where the schema is, relative to the package
 * @param definition what of it describes them; the whole, when it is not given
 */
export function readSchemaOptions(
  source: SourcePackage,
  where: string,
  definition?: string,
): SchemaOptionFact[] {
  const text = readText(source, where);
  const file = parseSchema(text);
  const lineOf = readLines(text, file);
  const [, target, part] = elsewhere.exec(file.$ref ?? '') ?? [];
  if (target)
    return readSchemaOptions(source, path.posix.join(path.posix.dirname(where), target), part);
  const schema = definition ? {definitions: file.definitions, $ref: `#${definition}`} : file;
  return flatten(schema).map(({path: name, schemas, required}) => ({
    name,
    type: typeText(schemas, schema),
    required,
    ...describeOption(schemas, schema, (node) => source.link(where, lineOf(node))),
  }));
}
