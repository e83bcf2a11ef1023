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
