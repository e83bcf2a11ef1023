import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {stepsOfPage} from './guide-steps/step-starts';
import {isLandingText} from './landing-text';

/** A second-level heading and how much stands under it. */
interface Chunk {
  id: string;
  title: string;
  words: number;
  /** The steps of the page's example that begin in it. */
  steps: number[];
}

/** A row of one box says nothing; more than seven have no room in one. */
const fewest = 2;
const mostInRow = 7;
/** More than this many are no overview in two rows either. */
const mostInRows = 12;
/** Widths come in this many steps, as classes: inline styles are forbidden. */
const widths = 12;

/**
 * Puts the page in chunks before the text. A guide that builds an example project gets a row of its
 * steps; other pages a row of their sections, each as wide as its share of the words, or two rows.
 * More than these are no overview. A page with facts in the margin has one row, or none.
 */
export function pageChunks() {
  return (tree: Root, file: VFile): void => {
    if (isLandingText(file)) return;
    const chunks = chunksOf(tree);
    const steps = chunks.filter((chunk) => chunk.steps.length > 0);
    if (steps.length >= fewest) tree.children.unshift(stepRow(steps));
    else if (chunks.length <= mostInRow) {
      if (chunks.length >= fewest) tree.children.unshift(chunkRow(chunks));
    } else if (chunks.length <= mostInRows && !hasFacts(tree)) {
      tree.children.unshift(chunkRow(chunks));
    }
  };
}

function chunksOf(tree: Root): Chunk[] {
  const starts = stepsOfPage(tree)?.starts ?? [];
  return sectionsOf(tree).map(({heading, nodes}) => ({
    id: String(heading.properties.id),
    title: toString(heading),
    words: nodes.reduce((sum, each) => sum + wordCount(each), 0),
    steps: starts
      .filter(({section}) => section && (section === heading || nodes.includes(section)))
      .map(({number}) => number),
  }));
}

/** Gives the second-level headings with what stands under them. */
function sectionsOf(tree: Root) {
  const sections: {heading: Element; nodes: Element[]}[] = [];
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2' && node.properties.id)
      sections.push({heading: node, nodes: []});
    else if ('children' in node) sections.at(-1)?.nodes.push(node as Element);
  }
  return sections.filter(({heading}) => heading.properties.id !== 'footnote-label');
}

const wordCount = (node: Element) => toString(node).split(/\s+/).filter(Boolean).length;

function hasFacts(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({tagName}) => {
    found ||= tagName === 'option-facts' || tagName === 'webpack-facts';
  });
  return found;
}

/** Where a row has no room, its boxes stand in two that are equally long. */
const columnsOf = (count: number) => `columns${count > 4 ? Math.ceil(count / 2) : count}`;

function stepRow(chunks: Chunk[]): Element {
  const boxes = chunks.map(({id, title, steps}) => {
    const number = steps.length > 1 ? `${steps[0]}–${steps.at(-1)}` : String(steps[0]);
    return h('li', [h('a', {href: `#${id}`}, [h('b', number), ' ', h('span', title)])]);
  });
  return nav(['boxes', 'steps', columnsOf(chunks.length)], boxes);
}

const chunkRow = (chunks: Chunk[]) =>
  chunkList(
    ['boxes', columnsOf(chunks.length), ...(chunks.length > mostInRow ? ['two'] : [])],
    chunks,
  );

function chunkList(className: string | string[], chunks: Chunk[]): Element {
  const longest = Math.max(...chunks.map(({words}) => words), 1);
  const boxes = chunks.map(({id, title, words}): ElementContent => {
    const width = Math.max(2, Math.round((words / longest) * widths));
    return h('li', {className: `words${width}`}, [h('a', {href: `#${id}`}, h('span', title))]);
  });
  return nav(className, boxes);
}

const nav = (className: string | string[], boxes: ElementContent[]) =>
  h('nav', {className, ariaLabel: 'On this page'}, h('ol', {className: 'chunks'}, boxes));
