import {alternativesOf, definitionOf, nameOf, type Schema, type SchemaFile} from './schema';

/** What people call the parts that contain themselves. */
const names: Record<string, string> = {
  ExternalItem: 'External',
  ResolveOptions: 'Resolve',
  RuleSetCondition: 'Condition',
  RuleSetConditionAbsolute: 'Condition',
  RuleSetConditionOrConditions: 'Condition',
  RuleSetConditionOrConditionsAbsolute: 'Condition',
  RuleSetConditions: 'Condition[]',
  RuleSetConditionsAbsolute: 'Condition[]',
  RuleSetConditionsRecursive: 'Condition[]',
  RuleSetRule: 'Rule',
  RuleSetRules: 'Rule[]',
  WebpackPluginInstance: 'Plugin',
};
/** An object with more parts than these has pages of its own. */
const mostParts = 6;

/**
 * Writes the type of an option as TypeScript.
 * @param schemas every place that describes the option
 */
export function typeText(schemas: readonly Schema[], file: SchemaFile): string {
  return union(schemas.flatMap((schema) => alternatives(schema, file, [])));
}

/** The types a node allows; `above` holds the definitions it lies in. */
function alternatives(node: Schema, file: SchemaFile, above: readonly string[]): string[] {
  const name = nameOf(node);
  if (name !== undefined) {
    const isKnown = above.includes(name) || (above.length > 0 && name === 'RuleSetRule');
    if (isKnown) return [names[name] ?? 'object'];
    return alternatives(definitionOf(file, name), file, [...above, name]);
  }
  if (node.enum?.includes(null) && node.enum.includes('')) return ['Falsy'];
  const parts = alternativesOf(node);
  if (parts.length > 0) return parts.flatMap((part) => alternatives(part, file, above));
  if (node.enum) return literals(node.enum);
  if (node.instanceof) return [node.instanceof === 'Function' ? 'function' : node.instanceof];
  if (node.type === 'array') return [list(node, file, above)];
  if (node.type === 'object' || node.properties) return [object(node, file, above)];
  return [node.type ?? node.tsType ?? 'any'];
}

const literals = (values: readonly unknown[]): string[] =>
  values.map((value) => JSON.stringify(value));

function list({items}: Schema, file: SchemaFile, above: readonly string[]): string {
  const element = items ? union(alternatives(items, file, [...above, '[]'])) : 'any';
  return /[ ]/.test(element) && !/^\{[^{}]*\}$/.test(element) ? `(${element})[]` : `${element}[]`;
}

function object(node: Schema, file: SchemaFile, above: readonly string[]): string {
  const parts = Object.entries(node.properties ?? {});
  if (parts.length === 1 && parts[0]![0] === 'apply') return 'Plugin';
  if (parts.length === 0 && typeof node.additionalProperties === 'object') {
    return `{ [name: string]: ${union(alternatives(node.additionalProperties, file, [...above, '{}']))} }`;
  }
  const isDeep = above.filter((name) => name === '{}').length > 0;
  if (parts.length === 0 || parts.length > mostParts || isDeep) return 'object';
  const written = parts.map(([key, part]) => {
    const optional = node.required?.includes(key) ? '' : '?';
    return `${key}${optional}: ${union(alternatives(part, file, [...above, '{}']))}`;
  });
  return `{ ${written.join(', ')} }`;
}

/** Both truth values are one type; a type is named once. */
function union(types: readonly string[]): string {
  const all = types.includes('true') && types.includes('false') ? [...types, 'boolean'] : types;
  const kept = all.filter(
    (type) => !(all.includes('boolean') && (type === 'true' || type === 'false')),
  );
  return [...new Set(kept)].join(' | ');
}
