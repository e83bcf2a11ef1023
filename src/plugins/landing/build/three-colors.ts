import type {Element, ElementContent, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {asFinishedHtml, finishedHtmlIn} from '../../../markdown/finished-html';

/**
 * Takes what is not needed out of highlighted code: punctuation has the color of text, and what
 * holds colored parts has none of its own. Half of all marks are such, and the landing page is code
 * for the most part.
 */
export function inThreeColors(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = inThreeColors(node.children);
    return isNeedless(node) ? children : [{...node, children}];
  });
}

function isNeedless({tagName, properties, children}: Element): boolean {
  if (tagName !== 'span') return false;
  const classes = [properties.className].flat();
  const holdsParts = children.some(
    (child) => child.type === 'element' && ![child.properties.className].flat().includes('quiet'),
  );
  return classes.includes('quiet') || (classes.includes('keyword') && holdsParts);
}

/** Does the same with a code block that is finished: its inside is one string of HTML. */
export function finishedInThreeColors(node: RootContent): RootContent {
  const html = finishedHtmlIn(node);
  if (html === undefined) return node;
  const {name, attributes} = node as MdxJsxFlowElementHast;
  const className = attributes.find((each) => 'name' in each && each.name === 'className')?.value;
  const children = fromHtml(html, {fragment: true}).children as ElementContent[];
  return asFinishedHtml({
    type: 'element',
    tagName: name!,
    properties: {...(typeof className === 'string' && {className: className.split(' ')})},
    children: inThreeColors(children),
  });
}
