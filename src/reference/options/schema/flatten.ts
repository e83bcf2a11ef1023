import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/** Every place of a schema that describes the option of one path. */
export interface SchemaEntry {
  path: string;
  /** Alternatives of an option may describe the same part differently. */
  schemas: Schema[];
  required: boolean;
}

/** Conditions of rules: twenty options take them, and their parts are no options of webpack. */
const values = /^RuleSet(?:Logical)?Conditions?(?:Or|Absolute|$)/;

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
  return withoutTwins([...entries.values()]);

  function collect(node: Schema, path: string, names: readonly string[]): void {
    const name = nameOf(node);
    if (name !== undefined) {
      if (names.includes(name) || values.test(name)) return;
      collect(definitionOf(file, name), path, [...names, name]);
      return;
    }
    const {properties = {}, additionalProperties, items, required = []} = node;
    for (const [key, part] of Object.entries(properties)) {
      const own = path === '' ? key : `${path}.${key}`;
      found.push({path: own, schemas: [part], required: required.includes(key)});
      collect(part, own, names);
    }
    if (typeof additionalProperties === 'object') element(additionalProperties, `${path}.*`, names);
    if (items) element(items, `${path}[]`, names);
    for (const alternative of alternativesOf(node)) collect(alternative, path, names);
  }

  function element(node: Schema, path: string, names: readonly string[]): void {
    found.push({path, schemas: [node], required: false});
    collect(node, path, names);
  }
}

/** Leaves out what is there a second time as part of a list, and elements that have no parts. */
function withoutTwins(entries: SchemaEntry[]): SchemaEntry[] {
  const paths = new Set(entries.map(({path}) => path));
  const hasTwin = (path: string) =>
    [...path.matchAll(/\[\]/g)].some(({index}) =>
      paths.has(path.slice(0, index) + path.slice(index + 2)),
    );
  const kept = entries.filter(({path}) => path.endsWith('[]') || !hasTwin(path));
  const isElement = ({path}: SchemaEntry) => /(?:\[\]|\.\*)$/.test(path);
  const hasParts = ({path}: SchemaEntry) =>
    kept.some((entry) => !isElement(entry) && entry.path.startsWith(`${path}.`));
  return kept.filter((entry) => !isElement(entry) || hasParts(entry));
}
