import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';
import type {Signatures} from './signatures';

/** What people call the parts that contain themselves. */
const names: Record<string, string> = {
  ExternalItem: 'External',
  ResolveOptions: 'Resolve',
  RuleSetRule: 'Rule',
};
/** Conditions of rules: what they may be is described once, for all the options that take them. */
const condition = /^RuleSetConditions?(Or|Absolute|Recursive|$)/;
/** The values that a list may hold and webpack ignores. */
const falsy = 'Falsy';
/** An object with more parts than these is described part by part. */
const maxParts = 6;

/**
 * Writes the type of an option as TypeScript.
 * @param schemas every place that describes the option
 * @param signatures of the functions among the options, where they are known
 */
export function typeText(schemas: readonly Schema[], file: SchemaFile, signatures?: Signatures) {
  return union(schemas.flatMap((schema) => alternatives(schema, {names: [], inObject: false})));

  function alternatives(node: Schema, above: Above): string[] {
    const functions = signatures?.(node) ?? above.functions;
    const name = nameOf(node);
    if (name !== undefined) {
      if (condition.test(name))
        return [/^RuleSetConditions/.test(name) ? 'Condition[]' : 'Condition'];
      const isNamedAbove = above.names.includes(name) || (above.inList && names[name] === 'Rule');
      if (isNamedAbove) return [names[name] ?? 'object'];
      const definitions = [...above.names, name];
      return alternatives(definitionOf(file, name), {...above, functions, names: definitions});
    }
    if (node.enum?.includes(null) && node.enum.includes('')) return [falsy];
    const parts = alternativesOf(node);
    if (parts.length > 0) return parts.flatMap((part) => alternatives(part, {...above, functions}));
    if (node.enum) return node.enum.map((value) => JSON.stringify(value));
    if (node.instanceof === 'Function') return functions?.length ? functions : ['function'];
    if (node.instanceof) return [node.instanceof];
    if (node.type === 'array') return [list(node, {...above, functions, inList: true})];
    if (node.type === 'object' || node.properties) return [object(node, above)];
    return [node.type ?? node.tsType ?? 'any'];
  }

  function list({items}: Schema, above: Above): string {
    const element = items ? union(alternatives(items, above)) : 'any';
    return isOneWord(element) ? `${element}[]` : `(${element})[]`;
  }

  function object(node: Schema, above: Above): string {
    const {properties = {}, additionalProperties, required = []} = node;
    const parts = Object.entries(properties);
    const inside = {...above, functions: undefined, inObject: true};
    if (parts.length === 1 && parts[0]![0] === 'apply') return 'Plugin';
    if (parts.length === 0 && typeof additionalProperties === 'object') {
      return `{ [name: string]: ${union(alternatives(additionalProperties, inside))} }`;
    }
    if (parts.length === 0 || parts.length > maxParts || above.inObject) return 'object';
    const written = parts.map(([key, part]) => {
      const optional = required.includes(key) ? '' : '?';
      return `${key}${optional}: ${union(alternatives(part, inside))}`;
    });
    return `{ ${written.join(', ')} }`;
  }
}

/** What a node lies in. */
interface Above {
  /** Definitions, from the outermost on. */
  names: readonly string[];
  inObject: boolean;
  inList?: boolean;
  /** The functions that the option may be. */
  functions?: string[];
}

const isOneWord = (type: string) => !type.includes(' ') || /^\{[^{}]*\}$/.test(type);

/** Both truth values are one type; a type is named once; a function cannot run into the next. */
function union(types: readonly string[]): string {
  const isBoolean = (type: string) => type === 'true' || type === 'false' || type === 'boolean';
  const isWhole = types.includes('boolean') || (types.includes('true') && types.includes('false'));
  const uniqueTypes = [
    ...new Set(types.map((type) => (isWhole && isBoolean(type) ? 'boolean' : type))),
  ];
  const written = uniqueTypes.map((type) =>
    uniqueTypes.length > 1 && type.includes(') => ') && type.startsWith('(') && !type.endsWith('[]')
      ? `(${type})`
      : type,
  );
  return written.join(' | ');
}
