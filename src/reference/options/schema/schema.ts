import {visit} from 'jsonc-parser';

/** A node of a JSON schema, as far as webpack uses it. */
export interface Schema {
  $ref?: string;
  added?: string;
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  deprecated?: boolean;
  description?: string;
  enum?: (string | number | boolean | null)[];
  experimental?: boolean;
  instanceof?: string;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  tsType?: string;
  type?: string;
}

/** A whole schema: what its root allows, and the parts that have names. */
export interface SchemaFile extends Schema {
  definitions: Record<string, Schema>;
}

/** Path of the schema of all options inside webpack's package. */
export const schemaPath = 'schemas/WebpackOptions.json';

/** Reads a schema. @throws when the text is no JSON, or holds no object */
export function parseSchema(text: string): SchemaFile {
  const schema = JSON.parse(text) as Partial<SchemaFile> | null;
  if (typeof schema !== 'object' || schema === null) throw new Error('A schema is an object');
  return {...schema, definitions: schema.definitions ?? {}};
}

const reference = /^#\/definitions\/(.+)$/;

/** Gives the name of the definition that a node refers to, if it is only a reference. */
export const nameOf = ({$ref}: Schema): string | undefined => reference.exec($ref ?? '')?.[1];

/**
 * Gives the part that a reference names.
 * @throws when the schema has no such part
 */
export function definitionOf({definitions}: SchemaFile, name: string): Schema {
  const definition = definitions[name];
  if (!definition) throw new Error(`The schema refers to ${name}, which it does not define`);
  return definition;
}

/** The alternatives of a node, in the order they are written. */
export const alternativesOf = ({anyOf = [], oneOf = [], allOf = []}: Schema): Schema[] => [
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/**
 * Tells on which line of its file each node of a schema begins.
 * @param text the file
 * @param schema what it holds, parsed
 */
export function readLines(text: string, schema: Schema): (node: Schema) => number {
  const lines = new Map<unknown, number>();
  visit(text, {
    onObjectBegin(_offset, _length, line, _character, pathOf) {
      const part = (holder: unknown, key: string | number) =>
        (holder as Record<string | number, unknown>)[key];
      lines.set(pathOf().reduce(part, schema), line + 1);
    },
  });
  return (node) => lines.get(node) ?? 1;
}
