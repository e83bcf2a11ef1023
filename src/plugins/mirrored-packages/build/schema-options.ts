import {flatten} from '../../../reference/options/schema/flatten';
import {descriptionOf, isDeprecated} from '../../../reference/options/schema/walk';
import {parseSchema, type Schema} from '../../../reference/options/schema/schema';
import {typeText} from '../../../reference/options/schema/type-text';
import {limits} from './limits';
import {stripInvisible} from './strip-invisible';
import type {PackageFile} from './tarball-files';

/** A schema with the options it describes. */
export type OptionsFile = ReturnType<typeof packageOptions>[number];
/** An option as the schema of a package describes it. */
export type SchemaOption = OptionsFile['options'][number];

/** Options of options are described; what lies deeper belongs to other tools as often as not. */
const maxDepth = 2;

/**
 * Reads the options that the schemas of a package describe.
 * @returns nothing for a file that is no schema, refers to what it does not hold, or has too many
 *   options; of files that hold the same, the first
 */
export function packageOptions(schemas: readonly PackageFile[]) {
  const texts = new Set<string>();
  return schemas.flatMap(({name, text}) => {
    if (texts.has(text)) return [];
    texts.add(text);
    const options = optionsIn(text);
    return options.length > 0 && options.length <= limits.optionCount ? [{name, options}] : [];
  });
}

function optionsIn(text: string) {
  try {
    const schema = parseSchema(text);
    return flatten(schema)
      .filter(({path}) => depthOf(path) <= maxDepth && !/(?:\[\]|\*)$/.test(path))
      .map(({path, schemas}) => {
        const description = descriptionOf(schemas, schema);
        const defaultValue = defaultOf(schemas);
        return {
          /** Dotted name; `[]` is an element of a list, `*` a name the reader chooses. */
          path: stripInvisible(path),
          /** As TypeScript. */
          type: stripInvisible(typeText(schemas, schema)),
          /** The package's own words. */
          ...(description && {description: stripInvisible(description)}),
          /** As JSON. */
          ...(defaultValue !== undefined && {default: stripInvisible(defaultValue)}),
          ...(isDeprecated(schemas, schema) && {deprecated: true as const}),
        };
      });
  } catch {
    return [];
  }
}

const depthOf = (path: string) => path.split('.').length;

function defaultOf(schemas: readonly (Schema & {default?: unknown})[]): string | undefined {
  const schemaWithDefault = schemas.find((schema) => schema.default !== undefined);
  return schemaWithDefault && JSON.stringify(schemaWithDefault.default);
}
