import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {examplesFolderOf} from '../../content/examples/read-example';
import {errorAt, isMirrored} from '../../content/place';
import {finishedHtml} from '../finished-html';
import {idsOf} from '../page-ids';
import {figure} from './figure';
import {DiagramError, readDiagram} from './read-diagram';

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
    for (const [index, code] of blocks.entries())
      Object.assign(code, await drawn(code, file, index + 1, newId()));
  };
}

async function drawn(code: Code, file: VFile, number: number, id: string) {
  try {
    const diagram = readDiagram(code.value);
    const folder = examplesFolderOf(path.relative(process.cwd(), file.path ?? ''));
    return finishedHtml(await figure(diagram, folder, number, id));
  } catch (error) {
    const line = error instanceof DiagramError ? error.line : 0;
    throw errorAt(file, code, `figure: ${(error as Error).message}`, line);
  }
}
