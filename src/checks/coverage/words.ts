import type {Nodes} from 'mdast';

/** Gives the words of a text in their order; a piece of code is one. */
export function wordsIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  if ('value' in node)
    return node.type === 'text' ? (node.value.match(/\p{L}[\p{L}'’-]*/gu) ?? []) : [];
  return 'children' in node ? node.children.flatMap(wordsIn) : [];
}

/** Gives all pieces of code in a text. */
export function codesIn(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(codesIn) : [];
}
