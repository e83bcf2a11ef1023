import type {Element, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {ReadmePage} from '../readme-page';

const isElement = (node: RootContent): node is Element => node.type === 'element';

const levelOf = (node: RootContent) =>
  isElement(node) ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

/** Drops headings below which images stood and nothing else, which say nothing to readers here. */
export function dropEmptiedSections({html}: ReadmePage): void {
  html.children = html.children.filter((heading, index, nodes) => {
    const level = levelOf(heading);
    if (level === 0) return true;
    const followingNodes = nodes.slice(index + 1);
    const end = followingNodes.findIndex((node) => levelOf(node) > 0 && levelOf(node) <= level);
    const sectionContent = followingNodes
      .slice(0, end < 0 ? undefined : end)
      .filter((node) => !isLinkTarget(node));
    return !sectionContent.some(isElement) || !sectionContent.every(isEmpty);
  });
}

/** Whether something is only there to be linked to. */
const isLinkTarget = (node: RootContent): boolean =>
  isElement(node) && select('[id], [name]', node) !== undefined && isEmpty(node);

/** Whether nothing is left of what stood there. */
const isEmpty = (node: RootContent): boolean =>
  levelOf(node) === 0 &&
  toString(node).trim() === '' &&
  !(isElement(node) && select('hr, img, input', node));
