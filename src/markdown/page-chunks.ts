import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import type {VFile} from 'vfile';

/** A second-level heading and how much stands under it. */
interface Chunk {
  id: string;
  title: string;
  words: number;
}

/** A row of one box says nothing, a row of more than twelve is no overview. */
const fewest = 2;
const most = 12;
/** Widths come in this many steps, as classes: inline styles are forbidden. */
const steps = 12;
/** The landing page is laid out in bands; its text needs no overview. */
const landingText = /(^|\/)docs\/index\.mdx$/;

/**
 * Puts the page in chunks before the text: one box per second-level heading, as wide as its share
 * of the words.
 */
export function pageChunks() {
  return (tree: Root, {path}: VFile): void => {
    if (landingText.test(path ?? '')) return;
    const chunks = chunksOf(tree);
    if (chunks.length >= fewest && chunks.length <= most) tree.children.unshift(chunkRow(chunks));
  };
}

function chunksOf(tree: Root): Chunk[] {
  const chunks: Chunk[] = [];
  for (const node of tree.children) {
    if (node.type === 'element' && node.tagName === 'h2' && node.properties.id) {
      chunks.push({id: String(node.properties.id), title: toString(node), words: 0});
    } else if (chunks.length > 0 && 'children' in node) {
      chunks.at(-1)!.words += wordCount(node as Element);
    }
  }
  return chunks.filter(({id}) => id !== 'footnote-label');
}

const wordCount = (node: Element) => toString(node).split(/\s+/).filter(Boolean).length;

function chunkRow(chunks: Chunk[]): Element {
  const longest = Math.max(...chunks.map(({words}) => words), 1);
  const boxes = chunks.map(({id, title, words}): ElementContent => {
    const width = Math.max(2, Math.round((words / longest) * steps));
    return h('li', {className: `words${width}`}, [h('a', {href: `#${id}`}, h('span', title))]);
  });
  return h(
    'nav',
    {className: 'chunks', ariaLabel: 'On this page'},
    h('ol', {className: 'boxes'}, boxes),
  );
}
