import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {locateError} from '../located-error';
import {pagePath} from '../../content/page-path';
import {readRecordedColors} from '../../content/proofs';
import {asFinishedHtml} from '../finished-html';
import {createPageIds} from '../page-ids';
import {type Fence, readFence} from '../../content/fences/fence';
import {drawCodeBlock, type CodeBlockOptions} from './draw-code-block';
import {drawCommandTabs} from './tabs';

/**
 * Draws code blocks as plain HTML, with their colors, while the site is built: those of terminals are in
 * the record of the page.
 * @throws when something behind the language of a fence is wrong, naming file and line
 */
export function codeBlocks(options: Partial<CodeBlockOptions> = {}) {
  return (tree: Root, file: VFile): void => {
    const newId = createPageIds(file, 'c');
    const terminalColors = readRecordedColors(process.cwd(), pagePath(file));
    visit(tree, 'element', (pre, index, parent) => {
      if (pre.tagName !== 'pre' || !parent || index === undefined) return;
      try {
        const fence = readFence(pre);
        if (!fence) return;
        const isIndented = 'tagName' in parent && /^(?:li|blockquote)$/.test(parent.tagName);
        const draw = (code: Fence) => drawCodeBlock(code, {terminalColors, isIndented, ...options});
        const figure = fence.tabs ? drawCommandTabs(fence, newId(), draw) : draw(fence);
        parent.children[index] = asFinishedHtml(figure);
      } catch (error) {
        throw locateError(file, pre, 'code block', error);
      }
    });
  };
}
