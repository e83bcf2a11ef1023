import type {Html, Node, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';

const names =
  'a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var';
const tags = new RegExp(`<(/?)(${names})(?:\\s[^>]*)?>`, 'gi');
const flow = new Set(['root', 'blockquote', 'listItem']);

/**
 * Ends a mark that is left open where its paragraph, heading or cell ends, or its block of HTML: it
 * would take in all that follows. A tag that closes it further down closes nothing then.
 */
export function closeMarks(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    for (const {name, at} of openMarks(node).reverse()) {
      if (flow.has(node.type)) at.value += `</${name}>`;
      else node.children.push({type: 'html', value: `</${name}>`} as never);
    }
  });
}

function openMarks({children}: Parents): {name: string; at: Html}[] {
  const open: {name: string; at: Html}[] = [];
  for (const at of (children as Node[]).filter(isHtml)) {
    for (const [, closing, written = ''] of at.value.matchAll(tags)) {
      const name = written.toLowerCase();
      const last = open.map((mark) => mark.name).lastIndexOf(name);
      if (!closing) open.push({name, at});
      else if (last >= 0) open.splice(last, 1);
    }
  }
  return open;
}

const isHtml = (node: Node): node is Html => node.type === 'html';
