import type {PackageFile} from './tarball-files';

/** As much of a JSON schema as tells the names of options. */
interface Schema {
  properties?: Record<string, unknown>;
  definitions?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
}

/** Gives the options that a package's schemas allow at their top; a file that is no schema has none. */
export function optionNames(schemas: readonly PackageFile[]): ReadonlySet<string> {
  return new Set(schemas.flatMap(({text}) => namesIn(parse(text))));
}

function namesIn(root: Schema): string[] {
  const seen = new Set<Schema>();
  function visit(schema: Schema | undefined): string[] {
    if (!schema || typeof schema !== 'object' || seen.has(schema)) return [];
    seen.add(schema);
    const {properties = {}, anyOf = [], oneOf = [], allOf = [], $ref = ''} = schema;
    const [, name] = /^#\/definitions\/(.+)$/.exec($ref) ?? [];
    const parts = [...anyOf, ...oneOf, ...allOf, ...(name ? [root.definitions?.[name]] : [])];
    return [...Object.keys(properties), ...parts.flatMap(visit)];
  }
  return visit(root);
}

function parse(text: string): Schema {
  try {
    return (JSON.parse(text) ?? {}) as Schema;
  } catch {
    return {};
  }
}
