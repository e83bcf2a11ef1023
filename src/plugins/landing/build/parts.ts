import type {Element, ElementContent, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import type {VFile} from 'vfile';
import {classesOf} from '../../../markdown/attributes';
import {finishedInThreeColors} from './three-colors';

/** Whether a page is the text of the landing page, which is laid out in parts of its own. */
const isLandingText = ({path = ''}: VFile) => /(^|\/)docs\/index\.mdx$/.test(path);

/**
 * Cuts the text of the landing page into parts, one for each second-level heading: a rail with the
 * heading and its first paragraphs, and a stage with what follows (components/Parts.module.css). The
 * drawing of a bundle shows what two headings say: they stand beside each other, above it. The
 * text is too short for links into itself: headings lose theirs.
 */
export function landingParts() {
  return (tree: Root, file: VFile): void => {
    if (!isLandingText(file)) return;
    const first = tree.children.findIndex(isHeading);
    if (first < 0) return;
    const parts: RootContent[][] = [];
    for (const node of tree.children.slice(first)) {
      if (isHeading(node)) parts.push([]);
      if (node.type !== 'text') parts.at(-1)!.push(node);
    }
    tree.children.splice(
      first,
      Infinity,
      ...parts.flatMap((part, index) => {
        if (parts[index + 1]?.some(isDrawing)) return [];
        return [part.some(isDrawing) ? drawScreen(parts[index - 1] ?? [], part) : drawPart(part)];
      }),
    );
  };
}

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const isDrawing = (node: RootContent): boolean => classesOf(node).includes('bundle');

/** Gives the heading that a node is, or that it contains, without the link to itself. */
function headingIn(node: RootContent | undefined): ElementContent | undefined {
  if (node?.type !== 'element') return undefined;
  const heading = [node, ...node.children].find((child) => isElement(child, 'h2'));
  const link = heading?.children.find((child) => isElement(child, 'a'));
  return link && heading ? {...heading, children: link.children} : heading;
}

const isHeading = (node: RootContent) => headingIn(node) !== undefined;

function drawPart(nodes: readonly RootContent[]): Element {
  const [heading, ...text] = nodes as ElementContent[];
  const end = text.findIndex((node) => !isElement(node, 'p'));
  const remaining = end < 0 ? [] : text.splice(end);
  return h('section', [
    h('div', {className: 'wrap'}, [
      h('div', {className: 'rail'}, [headingIn(heading)!, ...text]),
      h('div', {className: 'stage'}, remaining.map(finishedInThreeColors) as ElementContent[]),
    ]),
  ]);
}

/** The drawing below two headings with their texts. */
function drawScreen(...parts: readonly (readonly RootContent[])[]): Element {
  const rails = parts.map(([heading, ...text]) => [
    headingIn(heading)!,
    ...text.filter((node) => !isDrawing(node)).map(finishedInThreeColors),
  ]);
  return h('section', {className: 'wide'}, [
    h('div', {className: 'wrap'}, [
      ...rails.map((rail) => h('div', {className: 'rail'}, rail as ElementContent[])),
      h('div', {className: 'stage'}, parts.flat().filter(isDrawing) as ElementContent[]),
    ]),
  ]);
}
