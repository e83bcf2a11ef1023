import type {Element} from 'hast';
import {h} from 'hastscript';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {examplesFolderOf} from '../../content/examples/read-example';
import {inlineMarkdown} from '../../content/fences/inline-markdown';
import {pagePath} from '../../content/page-path';
import {locateError} from '../located-error';
import {finishedHtml} from '../finished-html';
import {createPageIds} from '../page-ids';
import {drawBoxes, drawEdges} from './drawing';
import {layoutGraph} from './layout';
import {buildModel, describeNodes} from './model';
import {drawOutputs, outputsOf} from './outputs';
import {readDiagram} from './read-diagram';
import {classes, type Diagram} from './schema';
import {type Sizes, drawSizes} from './sizes';

/**
 * Draws the code blocks whose language is `figure`, which hold YAML (`schema.ts`, `sizes.ts`):
 *
 *     ```figure
 *     caption: A module and its chunk   →   <figure class="diagram">…</figure>
 *     grid: [[index.js, main.js]]
 *     ```
 * @throws naming file and line, when something in one cannot be drawn
 */
export function diagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks = figureBlocks(tree);
    const newId = createPageIds(file, 'f');
    const folder = examplesFolderOf(pagePath(file));
    for (const [index, code] of blocks.entries()) {
      try {
        const figure = await drawFigure(readDiagram(code.value), folder, index + 1, newId());
        Object.assign(code, finishedHtml(figure));
      } catch (error) {
        throw locateError(file, code, 'figure', error);
      }
    }
  };
}

function figureBlocks(tree: Root): Code[] {
  const blocks: Code[] = [];
  visit(tree, 'code', (code) => {
    if (code.lang === 'figure') blocks.push(code);
  });
  return blocks;
}

/**
 * Draws a figure, and below it the numbered caption and the line about the selected box. Those who
 * do not see it hear each node by that line.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws when a build that it shows is not as the figure says
 */
export async function drawFigure(
  diagram: Diagram | Sizes,
  folder: string,
  number: number,
  id: string,
): Promise<Element> {
  if ('kind' in diagram) {
    const caption = captionOf(number, diagram.caption, keyOf(diagram));
    return h('figure.diagram', [drawSizes(diagram), h('figcaption', caption)]);
  }
  const model = buildModel(diagram);
  const outputs = outputsOf(diagram, model.nodes, folder);
  const layout = await layoutGraph(model, outputs.length > 0);
  const sentences = describeNodes(model, diagram.relation, outputs);
  const drawn = [
    layout ? drawEdges(model, layout, diagram.columns) : null,
    drawBoxes(model, diagram, id, layout),
  ];
  return h('figure.diagram', [
    h('div.drawing', [
      h('div', {className: layout && 'placed'}, drawn),
      outputs.length > 0 ? drawOutputs(diagram.beside!.title, outputs) : null,
    ]),
    h('figcaption', [
      captionOf(number, diagram.caption, keyOfPaths(diagram)),
      // Hidden from screen readers, because the nodes have these words as their names.
      h('ul.readout', {ariaHidden: 'true'}, [
        h('li', 'Select a box to see its paths.'),
        ...sentences.map((words, node) => h('li', {id: `${id}-${node}`}, words)),
      ]),
    ]),
  ]);
}

const captionOf = (number: number, caption: string, key: Element[]) =>
  h('div', [h('b', `Figure ${number}`), ' ', ...inlineMarkdown(caption), ...key]);

/** Two paths are called like the nodes where they begin, unless the writer says what they are. */
function keyOfPaths({key, paths = [], nodes, edges, dashed}: Diagram): Element[] {
  const [first, second] = paths.map((id) => nodes[id]?.name ?? id);
  const colorNames = Object.keys(key).length > 0 || !second ? key : {1: first!, 2: second};
  return [
    ...keyOf({key: colorNames}),
    ...(edges.some(({later}) => later) ? [h('span', {className: 'dashes'}, dashed)] : []),
  ];
}

const keyOf = ({key}: Pick<Diagram, 'key'>): Element[] =>
  Object.entries(key).map(([path, words]) =>
    h('span', {className: classes(path === '1' || path === '2' ? path : '', 'key')}, words),
  );
