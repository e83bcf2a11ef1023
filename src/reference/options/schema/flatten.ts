import type {Schema, SchemaFile} from './schema';
import {walk} from './walk';

/** Every place of a schema that describes the option of one path. */
export interface SchemaEntry {
  path: string;
  /** Alternatives of an option may describe the same part differently. */
  schemas: Schema[];
  required: boolean;
}

/** Conditions of rules: twenty options take them, and their parts are no options of webpack. */
const condition = /^RuleSet(?:Logical)?Conditions?(?:Or|Absolute|$)/;

/**
 * Lists every option of a schema by its path, parents before their parts. A part that contains
 * itself, as rules contain rules, is described once: at the shortest path. Where a list may also
 * be one element, the parts of that element have no `[]`.
 */
export function flatten(file: SchemaFile): SchemaEntry[] {
  const entries = new Map<string, SchemaEntry>();
  collect(file, '', []);
  return withoutDuplicates([...entries.values()]);

  function collect(part: Schema, path: string, above: readonly string[]): void {
    for (const {node, within} of walk(part, file, above)) {
      if (within.some((name) => condition.test(name))) continue;
      const {properties = {}, additionalProperties, items, required = []} = node;
      for (const [key, inner] of Object.entries(properties)) {
        add(inner, path === '' ? key : `${path}.${key}`, within, required.includes(key));
      }
      if (typeof additionalProperties === 'object') add(additionalProperties, `${path}.*`, within);
      if (items) add(items, `${path}[]`, within);
    }
  }

  function add(part: Schema, path: string, above: readonly string[], required = false): void {
    const entry = entries.get(path);
    if (entry) entry.schemas.push(part);
    else entries.set(path, {path, schemas: [part], required});
    collect(part, path, above);
  }
}

/** Leaves out what is there a second time as part of a list, and elements that have no parts. */
function withoutDuplicates(entries: SchemaEntry[]): SchemaEntry[] {
  const paths = new Set(entries.map(({path}) => path));
  const hasDuplicate = (path: string) =>
    [...path.matchAll(/\[\]/g)].some(({index}) =>
      paths.has(path.slice(0, index) + path.slice(index + 2)),
    );
  const uniqueEntries = entries.filter(({path}) => path.endsWith('[]') || !hasDuplicate(path));
  const isElement = ({path}: SchemaEntry) => /(?:\[\]|\.\*)$/.test(path);
  const hasParts = ({path}: SchemaEntry) =>
    uniqueEntries.some((entry) => !isElement(entry) && entry.path.startsWith(`${path}.`));
  return uniqueEntries.filter((entry) => !isElement(entry) || hasParts(entry));
}
