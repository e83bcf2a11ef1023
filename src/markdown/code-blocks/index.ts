import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {asFinishedHtml} from '../finished-html';
import {errorAt, isMirrored} from '../place';
import {readFence} from './fence';
import {codeFigure} from './figure';

/**
 * Highlights code blocks while the site is built.
 * @throws when a fence of our own pages is wrong, naming file and line
 */
export function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (pre, index, parent) => {
      if (pre.tagName !== 'pre' || !parent || index === undefined) return;
      const figure = drawn(pre, file);
      if (figure) parent.children[index] = asFinishedHtml(figure);
    });
  };
}

function drawn(pre: Element, file: VFile): Element | undefined {
  try {
    const fence = readFence(pre, isMirrored(file));
    return fence && codeFigure(fence, isMirrored(file));
  } catch (error) {
    throw errorAt(file, pre, `code block: ${(error as Error).message}`);
  }
}
