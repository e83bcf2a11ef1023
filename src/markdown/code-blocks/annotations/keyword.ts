import type {ElementContent} from 'hast';
import {h} from 'hastscript';

/**
 * Makes a link of the first place where a word stands in code, outside of comments.
 * @returns undefined when it stands nowhere
 */
export function linkKeyword(
  nodes: readonly ElementContent[],
  word: string,
  href: string,
): ElementContent[] | undefined {
  for (const [index, node] of nodes.entries()) {
    const linked = linkIn(node, word, href);
    if (linked) return [...nodes.slice(0, index), ...linked, ...nodes.slice(index + 1)];
  }
  return undefined;
}

function linkIn(node: ElementContent, word: string, href: string): ElementContent[] | undefined {
  if (node.type === 'element') {
    if ([node.properties.className].flat().includes('comment')) return undefined;
    const children = linkKeyword(node.children, word, href);
    return children && [{...node, children}];
  }
  if (node.type !== 'text') return undefined;
  const start = [...node.value.matchAll(/[\w$]+/g)].find(([found]) => found === word)?.index;
  if (start === undefined) return undefined;
  return [
    {type: 'text', value: node.value.slice(0, start)},
    h('a', {href}, word),
    {type: 'text', value: node.value.slice(start + word.length)},
  ];
}
