import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {locateError} from '../located-error';
import {asFinishedHtml} from '../finished-html';
import {createPageIds} from '../page-ids';
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
    const newId = createPageIds(file, 'c');
    const isFromReadme = isMirrored(file);
    const draw = (fence: Fence) => codeFigure(fence, isFromReadme);
    visit(tree, 'element', (pre, index, parent) => {
      if (pre.tagName !== 'pre' || !parent || index === undefined) return;
      try {
        const fence = readFence(pre, isFromReadme);
        if (!fence) return;
        const figure = fence.tabs ? tabs(fence, newId(), draw) : draw(fence);
        parent.children[index] = asFinishedHtml(figure);
      } catch (error) {
        throw locateError(file, pre, 'code block', error);
      }
    });
  };
}
