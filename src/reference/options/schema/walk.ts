import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/**
 * Gives every node that describes the same value as a node: itself, what references lead to, and
 * alternatives, each before what it leads to.
 * @param within names of the definitions the node lies in, from the outermost on
 * @param enters whether to go into a definition; one that contains itself is never entered twice
 * @param chooses whether to go on with the alternatives of a node
 * @throws when a reference names a part that the schema does not have
 */
export function* walk(
  node: Schema,
  file: SchemaFile,
  {
    within = [],
    enters = () => true,
    chooses = () => true,
  }: {
    within?: readonly string[];
    enters?: (name: string) => boolean;
    chooses?: (alternatives: readonly Schema[]) => boolean;
  } = {},
): Generator<{node: Schema; within: readonly string[]}> {
  yield {node, within};
  const name = nameOf(node);
  if (name !== undefined && !within.includes(name) && enters(name)) {
    const inside = {within: [...within, name], enters, chooses};
    yield* walk(definitionOf(file, name), file, inside);
  }
  const alternatives = alternativesOf(node);
  if (!chooses(alternatives)) return;
  for (const alternative of alternatives) {
    yield* walk(alternative, file, {within, enters, chooses});
  }
}

/** Follows references and wrappers: gives every node that describes the same thing. */
const sameThing = (schema: Schema, file: SchemaFile): Schema[] =>
  [...walk(schema, file, {chooses: ({length}) => length === 1})].map(({node}) => node);

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
export const describe = (
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
