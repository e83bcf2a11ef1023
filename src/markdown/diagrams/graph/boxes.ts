import {baseline, boxHeight, type Item, type Label, lineHeight, padding, type Part} from '../scene';
import type {Measure} from '../voices';
import type {Model, Node} from './model';

/** A node where it is drawn. */
export interface Placed {
  node: Node;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gives the lines of a node: its name, and what stands below it. One in backticks is typed. */
function linesOf({name, words, lines}: Pick<Node, 'name' | 'words' | 'lines'>) {
  const first = {words: name, voice: words ? 'head' : lines.length > 0 ? 'name' : 'typed'} as const;
  return [first, ...lines.map(lineOf)];
}

/** One that is nothing but code is small and quiet. */
export const lineOf = (line: string): Pick<Label, 'words' | 'voice' | 'quiet'> => {
  const [, code] = /^`([^`]+)`$/.exec(line) ?? [];
  return code ? {words: code, voice: 'small', quiet: true} : {words: line, voice: 'used'};
};

export const widthOfNode = (node: Node, measure: Measure): number =>
  Math.ceil(Math.max(...linesOf(node).map(({words, voice}) => measure(words, voice)))) +
  2 * padding;

export const heightOfNode = ({lines}: Node): number => boxHeight(1 + lines.length);

/** Where a line of a node stands in the data. */
const placeOf = ({id, row, column}: Node, line: number) =>
  line === 0 ? ['grid', row, column] : ['nodes', id, 'lines', line - 1];

/** Draws the box of a node with its words. */
export function nodePart({node, x, y, width, height}: Placed, {litWith}: Model): Part {
  const labels = linesOf(node).map((line, index): Item => ({
    kind: 'label',
    x: x + padding,
    y: y + baseline + index * lineHeight,
    room: width - 2 * padding,
    at: placeOf(node, index),
    ...line,
  }));
  return {
    node: node.index,
    stop: true,
    litBy: [...litWith[node.index]!].sort((a, b) => a - b),
    items: [
      {
        kind: 'box',
        x,
        y,
        width,
        height,
        paths: node.paths,
        look: node.later ? 'later' : 'solid',
      },
      ...labels,
    ],
  };
}
