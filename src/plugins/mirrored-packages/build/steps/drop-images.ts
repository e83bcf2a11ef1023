import type {Element, ElementContent, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';

const isElement = (node: RootContent): node is Element => node.type === 'element';
const holder = new Set(['div', 'center', 'header', 'section']);

/**
 * Drops logos and badges: whatever above the first sentence or section heading consists of
 * images only. The first paragraph stays, also when it stands in the logo's block.
 */
export function dropHeader({html}: ReadmePage): void {
  dropFrom(html);
}

/** Gives whether the text has begun, so that what follows is left alone. */
function dropFrom(parent: {children: RootContent[]}): boolean {
  const kept: RootContent[] = [];
  let begun = false;
  for (const child of parent.children) {
    if (begun || !isElement(child)) kept.push(child);
    else if (holder.has(child.tagName)) {
      begun = dropFrom(child);
      kept.push(child);
    } else if (!isPicture(child)) {
      begun =
        /^h[2-6]$/.test(child.tagName) || (child.tagName === 'p' && toString(child).trim() !== '');
      kept.push(child);
    }
  }
  parent.children = kept;
  return begun;
}

/** Whether an element shows images and nothing else. */
function isPicture(node: ElementContent): boolean {
  if (node.type === 'text') return /^[\s|·•,]*$/.test(node.value);
  if (node.type !== 'element') return true;
  if (node.tagName === 'img' || node.tagName === 'br') return true;
  const shown = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return shown.length > 0 && ['a', 'p', 'picture', 'span'].includes(node.tagName)
    ? shown.every(isPicture)
    : node.tagName === 'source';
}

const levelOf = (node: RootContent) =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

/** Drops headings below which images stood and nothing else, which say nothing to readers here. */
export function dropEmptiedSections({html}: ReadmePage): void {
  const kept: RootContent[] = [];
  for (const [index, node] of html.children.entries()) {
    if (levelOf(node) === 0 || !isEmptied(sectionAt(html.children, index))) kept.push(node);
  }
  html.children = kept;
}

/** What stands below a heading, up to the next one of its level. */
function sectionAt(nodes: readonly RootContent[], heading: number): RootContent[] {
  const level = levelOf(nodes[heading]!);
  const rest = nodes.slice(heading + 1);
  const end = rest.findIndex((node) => levelOf(node) > 0 && levelOf(node) <= level);
  return end === -1 ? rest : rest.slice(0, end);
}

function isEmptied(section: readonly RootContent[]): boolean {
  const shown = section.filter((node) => !isName(node));
  return shown.some(isElement) && shown.every(isEmpty);
}

/** Whether something is only there to be linked to. */
const isName = (node: RootContent): boolean =>
  isElement(node) && select('[id], [name]', node) !== undefined && isEmpty(node);

/** Whether nothing is left of what stood there. */
function isEmpty(node: RootContent): boolean {
  if (levelOf(node) > 0 || toString(node).trim() !== '') return false;
  return !isElement(node) || !select('hr, img, input', node);
}
