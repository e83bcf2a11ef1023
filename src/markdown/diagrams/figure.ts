import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {inlineMarkdown} from '../../content/fences/inline-markdown';
import {boxes} from './boxes';
import {edges} from './edges';
import {layout} from './layout';
import {modelOf, sentencesOf} from './model';
import {outputBoxes, outputsInWords, outputsOf} from './outputs';
import {classes} from './paths';
import type {Diagram, Graph, Sizes} from './schema';
import {sizeBars, sizesInWords} from './sizes';

/** A figure, and what it says to those who do not see it. */
export interface Figure {
  element: Element;
  sentences: readonly string[];
}

interface Drawing {
  parts: Element[];
  /** What is said about each node: its name, which is shown where one points at it. */
  sentences: readonly string[];
  more: readonly string[];
  /** What is in the caption behind its words. */
  key: ElementContent[];
}

/**
 * Draws a figure, and below it the numbered caption and the line about what is pointed at.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws when a build that it shows is not as the figure says
 */
export async function figure(
  diagram: Diagram,
  folder: string,
  number: number,
  id: string,
): Promise<Figure> {
  const {parts, sentences, more, key} =
    diagram.kind === 'sizes' ? drawSizes(diagram) : await drawGraph(diagram, folder, id);
  const caption = h('div', [
    h('b', `Figure ${number}`),
    ' ',
    ...inlineMarkdown(diagram.caption),
    ...key,
  ]);
  const element = h('figure', {className: 'diagram'}, [
    h('div', {className: 'drawing'}, parts),
    h('figcaption', [caption, ...readout(sentences, id)]),
  ]);
  return {element, sentences: [...sentences, ...more]};
}

const drawSizes = (sizes: Sizes): Drawing => ({
  parts: sizeBars(sizes),
  sentences: [],
  more: sizesInWords(sizes),
  key: keyOf(sizes.key),
});

async function drawGraph(graph: Graph, folder: string, id: string): Promise<Drawing> {
  const {columns, relation, paths = [], beside, dashed} = graph;
  const model = modelOf(graph);
  const outputs = outputsOf(graph, model.nodes, folder);
  const placed = await layout(model, beside !== undefined);
  const title = beside?.title ?? '';
  // Two paths are called like the nodes where they begin, unless the writer says what they are.
  const [first, second] = paths.map((start) => model.nodes.find((node) => node.id === start)!.name);
  const key = Object.keys(graph.key).length > 0 || !second ? graph.key : {1: first, 2: second};
  const hasDashes = [...model.nodes, ...model.links].some(({later}) => later);
  return {
    parts: [
      h('div', {className: placed ? 'placed' : undefined}, [
        ...(placed ? [edges(model, placed, columns)] : []),
        boxes(model, graph, id, placed),
      ]),
      ...(beside ? [outputBoxes(title, outputs)] : []),
    ],
    sentences: sentencesOf(model, relation, outputs),
    more: outputsInWords(title, outputs),
    key: [...keyOf(key), ...(hasDashes ? [h('span', {className: 'dashes'}, dashed)] : [])],
  };
}

const keyOf = (key: Diagram['key']): Element[] =>
  Object.entries(key).map(([path, words]) =>
    h('span', {className: classes(path === '1' || path === '2' ? path : '', 'key')}, words),
  );

/** Hidden from screen readers here, because the nodes have these words as their names. */
function readout(sentences: readonly string[], id: string): Element[] {
  if (sentences.length === 0) return [];
  return [
    h('ul', {className: 'readout', ariaHidden: 'true'}, [
      h('li', 'Point at a box, or tab to it, to see its paths.'),
      ...sentences.map((words, node) => h('li', {id: `${id}-${node}`}, words)),
    ]),
  ];
}
