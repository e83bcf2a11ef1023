import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/** Follows references and wrappers: gives every node that describes the same thing. */
function* sameThing(node: Schema, file: SchemaFile): Generator<Schema> {
  yield node;
  const name = nameOf(node);
  if (name !== undefined) yield* sameThing(definitionOf(file, name), file);
  const [only, ...others] = alternativesOf(node);
  if (only && others.length === 0) yield* sameThing(only, file);
}

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
  const nodes = [...sameThing(schema!, file)];
  return nodes.find((node) => nameOf(node) === undefined)!;
}

/** Gives the fixed values among those that an option may have. */
export function valuesOf(
  schemas: readonly Schema[],
  file: SchemaFile,
  above: readonly string[] = [],
): NonNullable<Schema['enum']> {
  const values = schemas.flatMap((node) => {
    const name = nameOf(node);
    if (name !== undefined) {
      return above.includes(name)
        ? []
        : valuesOf([definitionOf(file, name)], file, [...above, name]);
    }
    return [...(node.enum ?? []), ...valuesOf(alternativesOf(node), file, above)];
  });
  return [...new Set(values)];
}
