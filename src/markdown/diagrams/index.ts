import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {examplesFolderOf} from '../../content/examples/read-example';
import {isMirrored} from '../../content/place';
import {errorIn} from '../code-error';
import {finishedHtml} from '../finished-html';
import {idsOf} from '../page-ids';
import {figure} from './figure';
import {readDiagram} from './read-diagram';

/**
 * Reads the code blocks that are a `figure`, and draws them.
 * @throws naming file and line, when something in one cannot be drawn
 */
export function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const blocks: Code[] = [];
    visit(tree, 'code', (code) => void (code.lang === 'figure' && blocks.push(code)));
    const newId = idsOf(file, 'f');
    const folder = examplesFolderOf(path.relative(process.cwd(), file.path ?? ''));
    for (const [index, code] of blocks.entries()) {
      try {
        const drawn = await figure(readDiagram(code.value), folder, index + 1, newId());
        Object.assign(code, finishedHtml(drawn));
      } catch (error) {
        throw errorIn(file, code, 'figure', error);
      }
    }
  };
}
