import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {errorIn} from '../fault';
import {asFinishedHtml} from '../finished-html';
import {idsOf} from '../page-ids';
import {isMirrored} from '../../content/page-path';
import {type Fence, readFence} from '../../content/fences/fence';
import {codeFigure} from './figure';
import {tabs} from './tabs';

/**
 * Highlights code blocks while the site is built.
 * @throws when a fence of our own pages is wrong, naming file and line
 */
export function codeBlocks() {
  return (tree: Root, file: VFile): void => {
    const newId = idsOf(file, 'c');
    const mirrored = isMirrored(file);
    const draw = (fence: Fence) => codeFigure(fence, mirrored);
    visit(tree, 'element', (pre, index, parent) => {
      if (pre.tagName !== 'pre' || !parent || index === undefined) return;
      try {
        const fence = readFence(pre, mirrored);
        if (!fence) return;
        const figure = fence.tabs ? tabs(fence, newId(), draw) : draw(fence);
        parent.children[index] = asFinishedHtml(figure);
      } catch (error) {
        throw errorIn(file, pre, 'code block', error);
      }
    });
  };
}
