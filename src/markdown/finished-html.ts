import {valueToEstree} from 'estree-util-value-to-estree';
import type {Program} from 'estree';
import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Html} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import {visit} from 'unist-util-visit';

/** By its JSX, the element that was finished, for later transforms that look at it. */
const originalElements = new WeakMap<RootContent, Element>();

/**
 * Makes an element JSX whose content is one string of HTML: the page looks the same, its script is
 * smaller, and React has one element to walk instead of a hundred.
 *
 *     <dl><dt>Type</dt>…</dl>  →  <dl dangerouslySetInnerHTML={{__html: "<dt>Type</dt>…"}} />
 */
export function asFinishedHtml(element: Element): ElementContent {
  const expression = valueToEstree({__html: toHtml(element.children)});
  const body: Program['body'] = [{type: 'ExpressionStatement', expression}];
  const finished: ElementContent = {
    type: 'mdxJsxFlowElement',
    name: element.tagName,
    attributes: [
      ...Object.entries(element.properties).flatMap(attributeOf),
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {estree: {type: 'Program', sourceType: 'module', body, comments: []}},
        },
      },
    ],
    children: [],
    data: {_mdxExplicitJsx: true},
  };
  originalElements.set(finished, element);
  return finished;
}

/** Wraps a finished element for a Markdown tree; `closeFinishedHtml` unwraps it. */
export const finishedHtml = (element: Element) =>
  ({type: 'finishedHtml', data: {hName: 'finished-html', hChildren: [element]}}) as unknown as Html;

/** Makes JSX of the elements that transforms of Markdown have finished. */
export function closeFinishedHtml() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'finished-html'}, (node: Element, index, parent) => {
      parent!.children[index!] = asFinishedHtml(node.children[0] as Element);
    });
  };
}

/** React has the names of properties that hast has, except for `aria-*` and `data-*`. */
function attributeOf([key, value]: [string, Properties[string]]): MdxJsxAttribute[] {
  if (value === undefined || value === null) return [];
  const name = /^(?:aria|data)[A-Z]/.test(key) ? find(html, key).attribute : key;
  return [{type: 'mdxJsxAttribute', name, value: [value].flat().join(' ')}];
}

/** Gives the element of which JSX was made; undefined when the node is something else. */
export const finishedElement = (node: RootContent): Element | undefined =>
  originalElements.get(node);
