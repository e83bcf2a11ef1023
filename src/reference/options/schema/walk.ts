import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/**
 * Gives every node that describes the same value as a node: itself, what references lead to, and
 * alternatives, each before what it leads to. A definition that contains itself is never entered twice.
 * @param within names of the definitions the node lies in, from the outermost on
 * @throws when a reference names a part that the schema does not have
 */
export function* walk(
  node: Schema,
  file: SchemaFile,
  within: readonly string[] = [],
): Generator<{node: Schema; within: readonly string[]}> {
  yield {node, within};
  const name = nameOf(node);
  if (name !== undefined && !within.includes(name))
    yield* walk(definitionOf(file, name), file, [...within, name]);
  for (const alternative of alternativesOf(node)) yield* walk(alternative, file, within);
}

/** Follows references and wrappers: gives every node that describes the same thing. */
function sameThing(node: Schema, file: SchemaFile, within: readonly string[] = []): Schema[] {
  const name = nameOf(node);
  if (name !== undefined && !within.includes(name))
    return [node, ...sameThing(definitionOf(file, name), file, [...within, name])];
  const [only, ...others] = alternativesOf(node);
  return only && others.length === 0 ? [node, ...sameThing(only, file, within)] : [node];
}

/** Gives the first that one of several schemas says. */
const annotationOf = <Key extends 'description' | 'deprecated' | 'experimental'>(
  schemas: readonly Schema[],
  file: SchemaFile,
  key: Key,
): Schema[Key] =>
  schemas.flatMap((schema) => sameThing(schema, file)).find((node) => node[key] !== undefined)?.[
    key
  ];

/** Gives what the schema says about an option. */
export const descriptionOf = (schemas: readonly Schema[], file: SchemaFile) =>
  annotationOf(schemas, file, 'description');

/** Whether the schema gives an option up, in every alternative that has it. */
export const isDeprecated = (schemas: readonly Schema[], file: SchemaFile) =>
  schemas.every((schema) => annotationOf([schema], file, 'deprecated') === true);

/**
 * Gives what a schema says of an option in each place that describes it.
 * @param linkOf gives the address of a node
 */
export const describeOption = (
  schemas: readonly Schema[],
  file: SchemaFile,
  linkOf: (node: Schema) => string,
) => ({
  description: descriptionOf(schemas, file),
  /** The texts, numbers and the like that are allowed, if there are fixed ones. */
  values: [
    ...new Set(
      schemas.flatMap((schema) => [...walk(schema, file)].flatMap(({node}) => node.enum ?? [])),
    ),
  ],
  deprecated: isDeprecated(schemas, file),
  experimental: annotationOf(schemas, file, 'experimental') === true,
  /** Address of the node that says most: where its reference leads. */
  source: linkOf(sameThing(schemas[0]!, file).find((node) => nameOf(node) === undefined)!),
});
