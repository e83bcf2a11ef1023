import type {Nodes} from 'hast';

/** Gives the attributes of an element, whether it is HTML or JSX. */
export function attributesOf(node: Nodes): Record<string, unknown> {
  if (node.type === 'element') return node.properties;
  if (!('attributes' in node)) return {};
  // Spread attributes of JSX have no name.
  const named = node.attributes.filter((attribute) => 'name' in attribute);
  return Object.fromEntries(named.map(({name, value}) => [name, value]));
}

/** Gives the classes of an element, whether it is HTML or JSX. */
export const classesOf = (node: Nodes): string[] =>
  [attributesOf(node).className ?? []].flat().join(' ').split(' ');
