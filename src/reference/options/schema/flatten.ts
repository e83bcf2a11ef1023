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
const values = /^RuleSet(?:Logical)?Conditions?(?:Or|Absolute|$)/;
const isOption = (name: string) => !values.test(name);

/**
 * Lists every option of a schema by its path, parents before their parts. A part that contains
 * itself, as rules contain rules, is described once: at the shortest path. Where a list may also
 * be one element, the parts of that element stand without `[]`.
 */
export function flatten(file: SchemaFile): SchemaEntry[] {
  const found: SchemaEntry[] = [];
  collect(file, '', []);
  const entries = new Map<string, SchemaEntry>();
  for (const {path, schemas, required} of found) {
    const entry = entries.get(path);
    if (entry) entry.schemas.push(...schemas);
    else entries.set(path, {path, schemas, required});
  }
  return withoutDuplicates([...entries.values()]);

  function collect(part: Schema, path: string, above: readonly string[]): void {
    for (const {node, within} of walk(part, file, {within: above, enters: isOption})) {
      const {properties = {}, additionalProperties, items, required = []} = node;
      for (const [key, inner] of Object.entries(properties)) {
        const own = path === '' ? key : `${path}.${key}`;
        found.push({path: own, schemas: [inner], required: required.includes(key)});
        collect(inner, own, within);
      }
      if (typeof additionalProperties === 'object')
        element(additionalProperties, `${path}.*`, within);
      if (items) element(items, `${path}[]`, within);
    }
  }

  function element(node: Schema, path: string, above: readonly string[]): void {
    found.push({path, schemas: [node], required: false});
    collect(node, path, above);
  }
}

/** Leaves out what is there a second time as part of a list, and elements that have no parts. */
function withoutDuplicates(entries: SchemaEntry[]): SchemaEntry[] {
  const paths = new Set(entries.map(({path}) => path));
  const hasDuplicate = (path: string) =>
    [...path.matchAll(/\[\]/g)].some(({index}) =>
      paths.has(path.slice(0, index) + path.slice(index + 2)),
    );
  const kept = entries.filter(({path}) => path.endsWith('[]') || !hasDuplicate(path));
  const isElement = ({path}: SchemaEntry) => /(?:\[\]|\.\*)$/.test(path);
  const hasParts = ({path}: SchemaEntry) =>
    kept.some((entry) => !isElement(entry) && entry.path.startsWith(`${path}.`));
  return kept.filter((entry) => !isElement(entry) || hasParts(entry));
}
