import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {assertValidFence, readFence} from '../../content/fences/fence';
import {locateError} from '../located-error';

/**
 * Checks what is written behind the fences of code blocks, before `codeBlocks` draws them.
 * @throws when a language is unknown, or a note has no effect, naming file and line
 */
export function checkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    visit(tree, {type: 'element', tagName: 'pre'}, (pre) => {
      try {
        const fence = readFence(pre);
        if (fence) assertValidFence(fence);
      } catch (error) {
        throw locateError(file, pre, 'code block', error);
      }
    });
  };
}
