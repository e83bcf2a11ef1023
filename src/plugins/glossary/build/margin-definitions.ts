import type {Element, ElementContent, Parents, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {selectAll} from 'hast-util-select';
import type {VFile} from 'vfile';
import {entriesByAddress, type Entry, entryAddress, glossaries} from './entries';
import {pagePath} from '../../../content/place';
import {classesOf} from '../../../markdown/attributes';
import {breakAtJoints} from '../../../markdown/code-joints';
import {asFinishedHtml, finishedHtmlIn} from '../../../markdown/finished-html';

/**
 * A line of text holds twice as many characters as a line of a note, and a note has room around it:
 * so many characters of text stand beside one.
 */
const beside = (note: number) => 2 * note + 150;

/**
 * Puts the definition of a linked term into the margin beside its paragraph, where enough text
 * follows before the next block of another kind. Elsewhere, and where there is no margin, the link
 * explains the term (src/plugins/glossary/browser). What a page is about it explains itself.
 */
export function marginDefinitions() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (glossaries(file.cwd).some((glossary) => glossary.file === pagePath(file))) return;
    const known = await entriesByAddress(file.cwd);
    for (const {blocks, end} of runsOfText(tree)) {
      let free = 0;
      for (const block of blocks) {
        for (const link of selectAll('a', block.element)) {
          const address = entryAddress(link) ?? '';
          const entry = known.get(address);
          if (!entry || isAbout(titleOf(file), entry.term)) continue;
          const words = toString({type: 'root', children: entry.definition});
          const from = Math.max(block.start, free);
          const to = from + beside(entry.term.length + words.length);
          if (from >= block.end || to > end) continue;
          free = to;
          putBefore(block, drawn(address.replace(/^.*#/, ''), entry));
        }
      }
    }
  };
}

/** A paragraph or an item of a list, and where it stands in its run of text, in characters. */
interface TextBlock {
  element: Element;
  parent: Parents;
  start: number;
  end: number;
}

/** What guides and references have in the margin themselves. */
const ofMargin = new Set(['facts', 'ribbon', 'files', 'sizes', 'step']);

/** Gives the paragraphs and lists that stand beside a free margin, by the blocks that run across it. */
function runsOfText(tree: Root): {blocks: TextBlock[]; end: number}[] {
  const runs: {blocks: TextBlock[]; end: number}[] = [];
  let isTaken = false;
  let blocks: TextBlock[] = [];
  let at = 0;
  const pass = (element: Element) => (at += toString(element).length);
  for (const node of tree.children) {
    const classes = classesOf(node);
    if (node.type === 'element' && /^h\d$/.test(node.tagName)) isTaken = false;
    if (classes.some((name) => ofMargin.has(name))) isTaken = true;
    if (node.type === 'text' || node.type === 'mdxjsEsm') continue;
    if (!isTaken && isNarrowCode(classes)) {
      at += (finishedHtmlIn(node) ?? '').replaceAll(/<[^>]*>/g, '').length;
    } else if (isTaken || node.type !== 'element' || !/^(p|ul|ol|h\d)$/.test(node.tagName)) {
      runs.push({blocks, end: at});
      [blocks, at] = [[], 0];
    } else if (/^[uo]l$/.test(node.tagName)) {
      for (const item of node.children.filter((child) => child.type === 'element'))
        blocks.push({element: item, parent: node, start: at, end: pass(item)});
    } else if (node.tagName === 'p') {
      blocks.push({element: node, parent: tree, start: at, end: pass(node)});
    } else pass(node);
  }
  return [...runs, {blocks, end: at}];
}

/** Code that keeps to the column of the text. */
const isNarrowCode = (classes: readonly string[]) =>
  classes.includes('code') && !classes.some((name) => name === 'across' || name === 'annotated');

const titleOf = ({data}: VFile): string =>
  String((data.frontMatter as {title?: unknown} | undefined)?.title ?? '');

/** Whether a title names the term, in the singular or the plural: "Loaders", "Module Federation". */
function isAbout(title: string, term: string): boolean {
  const words = (text: string) => ` ${text.toLowerCase().replaceAll(/s(?=\W|$)/g, '')} `;
  return words(title).includes(words(term));
}

/** Code that is not longer stays in one line. */
const shortCode = 24;

function drawn(id: string, {term, definition}: Entry): ElementContent {
  const attributes = {
    className: 'beside',
    role: 'note',
    ariaLabel: `Definition of ${term}`,
    dataTerm: id,
    // Searches find the entry itself.
    dataNosnippet: '',
  };
  const note = h('div', attributes, [h('dfn', term), ' ', ...structuredClone(definition)]);
  breakAtJoints(note, shortCode);
  // Browsers would break it behind a hyphen.
  for (const code of selectAll('code', note))
    if (toString(code).length < shortCode) code.properties.className = ['whole'];
  return asFinishedHtml(note);
}

/** A note floats: what it stands beside comes after it. */
function putBefore({element, parent}: TextBlock, note: ElementContent): void {
  if (element.tagName === 'li') element.children.unshift(note);
  else parent.children.splice((parent.children as ElementContent[]).indexOf(element), 0, note);
}
