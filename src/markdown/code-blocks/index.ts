import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorIn} from '../fault';
import {asFinishedHtml} from '../finished-html';
import {idsOf} from '../page-ids';
import {isMirrored} from '../../content/place';
import {readFence} from '../../content/fences/fence';
import {codeFigure} from './figure';
import {tabs} from './tabs';

/**
 * Highlights code blocks while the site is built.
 * @throws when a fence of our own pages is wrong, naming file and line
 */
export function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    const newId = idsOf(file, 'c');
    visit(tree, 'element', (pre, index, parent) => {
      if (pre.tagName !== 'pre' || !parent || index === undefined) return;
      const figure = drawn(pre, file, newId);
      if (figure) parent.children[index] = asFinishedHtml(figure);
    });
  };
}

function drawn(pre: Element, file: VFile, newId: () => string): Element | undefined {
  const mirrored = isMirrored(file);
  try {
    const fence = readFence(pre, mirrored);
    if (!fence?.tabs) return fence && codeFigure(fence, mirrored);
    return tabs(fence, newId(), (panel) => codeFigure(panel, mirrored));
  } catch (error) {
    throw errorIn(file, pre, 'code block', error);
  }
}
