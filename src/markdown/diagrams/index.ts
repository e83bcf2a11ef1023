import type {Code, Root} from 'mdast';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {examplesFolderOf} from '../../content/examples/folders';
import {errorAt, isMirrored} from '../../content/place';
import {idsOf} from '../page-ids';
import {draw} from './draw';
import type {Drawn} from './drawn-diagram';
import {DiagramError} from './diagram-error';
import {figure} from './figure';
import {DataError, readDiagram} from './read-diagram';
import type {Diagram} from './schema';
import {loadMeasure, type Measure} from './voices';

/** A figure of a page; later steps draw it, or write it in words. */
export interface DiagramNode {
  type: 'diagram';
  diagram: Diagram;
  drawn: Drawn;
  /** On its page. */
  number: number;
  data: {hName: 'figure'; hProperties: object; hChildren: unknown[]};
}

/**
 * Reads the code blocks that are a `figure`, and draws them.
 * @throws naming file and line, when something in one cannot be drawn
 */
export function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (isMirrored(file)) return;
    const blocks: Code[] = [];
    visit(tree, 'code', (code) => void (code.lang === 'figure' && blocks.push(code)));
    if (blocks.length === 0) return;
    const measure = await loadMeasure();
    const newId = idsOf(file, 'f');
    const folder = examplesFolderOf(path.relative(process.cwd(), file.path ?? ''));
    const drawn = new Map(
      blocks.map((code, index) => [code, drawnNode(code, file, measure, folder, index + 1, newId)]),
    );
    visit(tree, 'code', (code, index, parent) => {
      const node = drawn.get(code);
      if (node && parent && index !== undefined)
        (parent.children as unknown[])[index] = {...node, position: code.position};
    });
  };
}

function drawnNode(
  code: Code,
  file: VFile,
  measure: Measure,
  folder: string,
  number: number,
  newId: () => string,
): DiagramNode {
  const fail = (message: string, line: number) => errorAt(file, code, `figure: ${message}`, line);
  try {
    const {diagram, lineOf} = readDiagram(code.value);
    try {
      const drawn = draw(diagram, measure, folder);
      const {properties, children} = figure(diagram, drawn, number, newId);
      const data = {hName: 'figure' as const, hProperties: properties, hChildren: children};
      return {type: 'diagram', diagram, drawn, number, data};
    } catch (error) {
      if (error instanceof DiagramError) throw fail(error.message, lineOf(error.at));
      throw error;
    }
  } catch (error) {
    if (error instanceof DataError) throw fail(error.message, error.line);
    throw error;
  }
}
