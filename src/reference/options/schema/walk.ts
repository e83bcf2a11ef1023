import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/** A node that describes the value a walk began with. */
export interface Reached {
  node: Schema;
  /** Names of the definitions it lies in, from the outermost on. */
  within: readonly string[];
}

/** Where a walk begins, and where it does not go on. */
export interface WalkOptions {
  within?: readonly string[];
  /** Whether to go into a definition; one that contains itself is never entered twice. */
  enters?: (name: string) => boolean;
  /** Whether to go on with the alternatives of a node. */
  chooses?: (alternatives: readonly Schema[]) => boolean;
}

/**
 * Gives every node that describes the same value as a node: itself, what references lead to, and
 * alternatives, each before what it leads to.
 * @throws when a reference names a part that the schema does not have
 */
export function* walk(
  node: Schema,
  file: SchemaFile,
  {within = [], enters = () => true, chooses = () => true}: WalkOptions = {},
): Generator<Reached> {
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

const firstOf = <Value>(
  schemas: readonly Schema[],
  file: SchemaFile,
  read: (node: Schema) => Value | undefined,
): Value | undefined => {
  for (const schema of schemas)
    for (const node of sameThing(schema, file)) {
      const value = read(node);
      if (value !== undefined) return value;
    }
  return undefined;
};

/** Gives what the schema says about an option. */
export const descriptionOf = (schemas: readonly Schema[], file: SchemaFile) =>
  firstOf(schemas, file, ({description}) => description);

/** Whether the schema gives an option up, in every alternative that has it. */
export const isDeprecated = (schemas: readonly Schema[], file: SchemaFile) =>
  schemas.every((schema) => firstOf([schema], file, ({deprecated}) => deprecated) === true);

/** Whether the schema calls an option an experiment. */
export const isExperimental = (schemas: readonly Schema[], file: SchemaFile) =>
  firstOf(schemas, file, ({experimental}) => experimental) === true;

/** Gives the node that says most about an option: where its reference leads. */
export function sourceOf([schema]: readonly Schema[], file: SchemaFile): Schema {
  return sameThing(schema!, file).find((node) => nameOf(node) === undefined)!;
}

/** Gives the fixed values among those that an option may have. */
export const valuesOf = (
  schemas: readonly Schema[],
  file: SchemaFile,
): NonNullable<Schema['enum']> => [
  ...new Set(
    schemas.flatMap((schema) => [...walk(schema, file)].flatMap(({node}) => node.enum ?? [])),
  ),
];
