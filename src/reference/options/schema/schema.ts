import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

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

/** Where the schema of all options stands inside webpack's package. */
export const schemaPath = 'schemas/WebpackOptions.json';

/** Reads the text of a file from an installed package. */
export function readPackageFile(packageName: string, file: string): string {
  const {resolve} = createRequire(path.resolve('package.json'));
  return readFileSync(resolve(`${packageName}/${file}`), 'utf8');
}

const reference = /^#\/definitions\/(.+)$/;

/** Gives the name of the part that a node stands for, if it is only a reference. */
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
