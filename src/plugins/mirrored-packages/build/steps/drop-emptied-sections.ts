import type {Element, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';

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

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** Whether nothing is left of what stood there. */
function isEmpty(node: RootContent): boolean {
  if (levelOf(node) > 0 || toString(node).trim() !== '') return false;
  return !isElement(node) || !select('hr, img, input', node);
}
