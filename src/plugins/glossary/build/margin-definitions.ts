import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {selectAll} from 'hast-util-select';
import type {VFile} from 'vfile';
import {entriesByAddress, type Entry, glossaries} from './entries';
import {pagePath} from '../../../content/page-path';
import {classesOf} from '../../../markdown/attributes';
import {insertLineBreaks} from '../../../markdown/line-breaks';
import {asFinishedHtml, finishedElement} from '../../../markdown/finished-html';

/**
 * A line of text holds twice as many characters as a line of a note, and a note has room around it:
 * so many characters of text are beside one.
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
    const entries = await entriesByAddress(file.cwd);
    const title = String((file.data.frontMatter as {title?: unknown} | undefined)?.title ?? '');
    for (const {blocks, end} of runsOfText(tree)) {
      let free = 0;
      for (const block of blocks) {
        for (const link of selectAll('a', block.element)) {
          const address = String(link.properties.href);
          const entry = entries.get(address);
          if (!entry || isAbout(title, entry.term)) continue;
          const words = toString({type: 'root', children: entry.definition});
          const from = Math.max(block.start, free);
          const to = from + beside(entry.term.length + words.length);
          if (from >= block.end || to > end) continue;
          free = to;
          putBefore(tree, block.element, drawn(address.replace(/^.*#/, ''), entry));
        }
      }
    }
  };
}

/** A paragraph or an item of a list, and its offset in its run of text, in characters. */
interface TextBlock {
  element: Element;
  start: number;
  end: number;
}

/** What guides and references have in the margin themselves. */
const ofMargin = new Set(['facts', 'ribbon', 'files', 'sizes', 'step']);

/** Gives the paragraphs and lists beside a free margin, by the blocks that run across it. */
function* runsOfText(tree: Root): Generator<{blocks: TextBlock[]; end: number}> {
  let isTaken = false;
  let run = {blocks: [] as TextBlock[], end: 0};
  const pass = (element: Element): TextBlock => {
    const start = run.end;
    run.end += toString(element).length;
    return {element, start, end: run.end};
  };
  for (const node of tree.children) {
    const classes = classesOf(node);
    if (node.type === 'element' && /^h\d$/.test(node.tagName)) isTaken = false;
    if (classes.some((name) => ofMargin.has(name))) isTaken = true;
    if (node.type === 'text' || node.type === 'mdxjsEsm') continue;
    if (!isTaken && isNarrowCode(classes)) pass(finishedElement(node)!);
    else if (isTaken || node.type !== 'element' || !/^(p|ul|ol|h\d)$/.test(node.tagName)) {
      yield run;
      run = {blocks: [], end: 0};
    } else if (/^[uo]l$/.test(node.tagName)) {
      const items = node.children.filter((child) => child.type === 'element');
      run.blocks.push(...items.map(pass));
    } else if (node.tagName === 'p') run.blocks.push(pass(node));
    else pass(node);
  }
  yield run;
}

/** Code that keeps to the column of the text. */
const isNarrowCode = (classes: readonly string[]) =>
  classes.includes('code') && !classes.some((name) => name === 'across' || name === 'annotated');

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
  insertLineBreaks(note, shortCode);
  // Browsers would break it behind a hyphen.
  for (const code of selectAll('code', note))
    if (toString(code).length < shortCode) code.properties.className = ['whole'];
  return asFinishedHtml(note);
}

/** A note floats: the text beside it comes after it. */
function putBefore({children}: Root, element: Element, note: ElementContent): void {
  if (element.tagName === 'li') element.children.unshift(note);
  else children.splice(children.indexOf(element), 0, note);
}
