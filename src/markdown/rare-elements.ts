import type {Program} from 'estree';
import type {Nodes, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {EXIT, visit} from 'unist-util-visit';

/** What the sheet has styles for. A page with one of these elements brings it. */
const sheet = '@site/src/css/elements.css';
const names = new Set(['kbd', 'details', 'Details']);
const classes = new Set(['panel', 'footnotes', 'contains-task-list']);

type MdxJsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Has pages with elements that few pages have bring the style sheet of these: others go without. */
export function rareElements() {
  return (tree: Root): void => {
    let isNeeded = false;
    visit(tree, (node) => {
      isNeeded = isRare(node);
      return isNeeded ? EXIT : undefined;
    });
    if (isNeeded) tree.children.unshift(importOf(sheet));
  };
}

function isRare(node: Nodes): boolean {
  if ('name' in node) return names.has(node.name ?? '') || hasDirection(node);
  if (node.type !== 'element') return false;
  const own = [node.properties.className ?? []].flat().map(String);
  if (node.properties.dir !== undefined || names.has(node.tagName)) return true;
  return own.some((name) => classes.has(name));
}

const hasDirection = ({attributes}: MdxJsxElement) =>
  attributes.some((attribute) => 'name' in attribute && attribute.name === 'dir');

function importOf(value: string): Root['children'][number] {
  const body: Program['body'] = [
    {
      type: 'ImportDeclaration',
      specifiers: [],
      attributes: [],
      source: {type: 'Literal', value, raw: JSON.stringify(value)},
    },
  ];
  const estree: Program = {type: 'Program', sourceType: 'module', body, comments: []};
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
