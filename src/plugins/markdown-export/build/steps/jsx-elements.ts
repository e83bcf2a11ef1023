import type {PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {boldLine} from '../nodes';
import type {ExportedPage} from '../exported-page';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Boxes that mean nothing without their style. */
const boxes = new Set([null, 'details', 'div', 'section', 'span']);
/** Elements Markdown has no sign for and may have inside a line. */
const kept = new Set(['abbr', 'kbd', 'mark', 'sub', 'sup']);

/**
 * Turns the elements of an MDX page into Markdown. A component needs a step of its own before this.
 * @throws naming file and line, when one is left
 */
export function jsxElements(page: ExportedPage): void {
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const element = node as JsxElement;
    const children = parent.children as RootContent[];
    children.splice(index, 1, ...plain(element, page));
    return [SKIP, index];
  });
}

function plain(element: JsxElement, page: ExportedPage): RootContent[] {
  const {name} = element;
  const children = element.children as RootContent[];
  if (boxes.has(name)) return children;
  if (name === 'summary') return [boldLine(children.flatMap(phrasing))];
  if (name === 'br') return [{type: 'break'}];
  if (name !== null && kept.has(name)) {
    return [{type: 'html', value: `<${name}>`}, ...children, {type: 'html', value: `</${name}>`}];
  }
  throw page.errorAt(
    element,
    `<${name}> has no form in plain Markdown; give it one in src/plugins/markdown-export/build/steps`,
  );
}

const phrasing = (node: RootContent): PhrasingContent[] =>
  node.type === 'paragraph' ? node.children : [node as PhrasingContent];
