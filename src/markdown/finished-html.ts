import {valueToEstree} from 'estree-util-value-to-estree';
import type {Program} from 'estree';
import type {Element, ElementContent, Properties, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Html} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {find, html} from 'property-information';
import {visit} from 'unist-util-visit';

/** What finished elements were, for transforms that come later. */
const originalElements = new WeakMap<RootContent, Element>();

/**
 * Hands an element to MDX with its inside as one string of HTML: the page looks the same, its
 * script is smaller, and React has one element to walk instead of a hundred.
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

/** Gives what stands in Markdown for an element that is finished. */
export const finishedHtml = (element: Element) =>
  ({type: 'finishedHtml', data: {hName: 'finished-html', hChildren: [element]}}) as unknown as Html;

/** Hands the elements that transforms of Markdown have finished to MDX. */
export function closeFinishedHtml() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'finished-html'}, (node: Element, index, parent) => {
      parent!.children[index!] = asFinishedHtml(node.children[0] as Element);
    });
  };
}

/** React knows properties by the names that hast has for them, but for these two families. */
function attributeOf([key, value]: [string, Properties[string]]): MdxJsxAttribute[] {
  if (value === undefined || value === null) return [];
  const name = /^(?:aria|data)[A-Z]/.test(key) ? find(html, key).attribute : key;
  return [{type: 'mdxJsxAttribute', name, value: [value].flat().join(' ')}];
}

/** Gives the element that is finished; undefined when it is not. */
export const finishedElement = (node: RootContent): Element | undefined =>
  originalElements.get(node);
