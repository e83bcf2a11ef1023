import type {ElkNode} from 'elkjs/lib/elk.bundled.js';
import type {Edge, Model, Node} from './model';
import {fontSizes, codeWidth, textWidth} from './text-width';

/** Dimensions of boxes in pixels, as in `src/css/diagrams.css`: margins, padding, and line height. */
const box = {top: 6, side: 10, padding: 11, line: 19};
/** Widths in pixels of the text column, and of text and margin. */
const maxWidths = {text: 592, page: 864};
/** The gap between two columns in pixels: enough for edges, but narrow enough to follow them. */
const gap = {min: 30, max: 130};

interface Point {
  x: number;
  y: number;
}

/** The positions of everything that is drawn of a graph, in CSS pixels. */
export type Layout = NonNullable<Awaited<ReturnType<typeof layoutGraph>>>;

/**
 * Lays out the nodes of a graph from left to right, and routes its edges.
 * @param isBeside whether the margin is occupied
 * @returns undefined when the graph is too wide
 */
export async function layoutGraph(model: Model, isBeside: boolean) {
  const {default: Elk} = await import('elkjs/lib/elk.bundled.js');
  const layOut = (columnGap: number) => new Elk().layout(elkGraph(model, columnGap));
  const {width = 0} = await layOut(gap.min);
  const maxWidth = isBeside || width <= maxWidths.text ? maxWidths.text : maxWidths.page;
  if (width > maxWidth) return undefined;

  const growth = (await layOut(gap.min + 1)).width! - width;
  const wider = (maxWidth - width) / Math.max(1, growth);
  const graph = await layOut(Math.min(gap.max, gap.min + wider));
  return {
    width: graph.width!,
    height: graph.height!,
    /** In the order of the nodes. */
    boxes: graph.children!.map(({x = 0, y = 0, width: outer = 0}) => ({
      ...roundPoint({x, y: y + box.top}),
      width: outer - box.side,
    })),
    /** In the order of the edges; there are dots where lines of one node diverge. */
    lines: graph.edges!.map(({sections, junctionPoints: dots = [], labels = []}) => {
      const {startPoint, bendPoints = [], endPoint} = sections![0]!;
      // ELK leaves room before the head, and has the words below the line.
      const [label] = labels.map(({x}) => roundPoint({x: x!, y: endPoint.y - 5}));
      const points = [startPoint, ...bendPoints, endPoint];
      return {points: points.map(roundPoint), dots: dots.map(roundPoint), label};
    }),
  };
}

function elkGraph({nodes, edges}: Model, columnGap: number): ElkNode {
  const widths = nodes.map(widthOf);
  const widest = (column: number) =>
    Math.max(...widths.filter((_, index) => nodes[index]!.column === column));
  return {
    id: 'figure',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'RIGHT',
      'elk.padding': '[top=1,left=0,bottom=1,right=0]',
      'elk.partitioning.activate': 'true',
      'elk.separateConnectedComponents': 'false',
      'elk.spacing.nodeNode': '18',
      'elk.spacing.edgeNode': '14',
      'elk.spacing.edgeLabel': '3',
      'elk.layered.spacing.nodeNodeBetweenLayers': String(columnGap),
      'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
      'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    },
    children: nodes.map((node) => {
      const width = Math.ceil(widest(node.column)) + 2 * box.padding + box.side;
      const into = new Set(edges.filter(({to}) => to === node).map((edge) => portIn(edge, edges)));
      return {
        id: node.id,
        width,
        height: box.padding + box.line * (1 + node.lines.length) + box.top,
        layoutOptions: {
          'elk.partitioning.partition': String(node.column),
          'elk.portConstraints': 'FIXED_POS',
          'elk.alignment': 'RIGHT',
        },
        ports: [
          port(`${node.id} out`, 'EAST', width, 0),
          ...[...into].map((id, index) => port(id, 'WEST', 0, index)),
        ],
      };
    }),
    edges: edges.map((edge, index) => ({
      id: String(index),
      sources: [`${edge.from.id} out`],
      targets: [portIn(edge, edges)],
      layoutOptions: {
        'elk.layered.priority.straightness':
          edges.find(({to}) => to === edge.to) === edge ? '10' : '1',
      },
      labels:
        edge.label === undefined
          ? []
          : [
              {
                text: edge.label,
                width: codeWidth(edge.label, fontSizes.small) + 6,
                height: 14,
                layoutOptions: {'elk.edgeLabels.placement': 'HEAD'},
              },
            ],
    })),
  };
}

const roundPoint = ({x, y}: Point): Point => ({x: round(x), y: round(y)});
const round = (value: number) => Math.round(value * 10) / 10;

const widthOf = ({name, words, lines}: Node) =>
  Math.max(words ? textWidth(name) : codeWidth(name), ...lines.map(textWidth));

/** Makes a port: edges meet boxes beside the name, and several lines are some pixels apart. */
const port = (id: string, side: 'EAST' | 'WEST', x: number, index: number) => ({
  id,
  x,
  y: box.top + (box.padding + box.line) / 2 + index * 5,
  layoutOptions: {'elk.port.side': side},
});

/**
 * Edges leave a node as one line. Those of one path arrive as one, too, where none of their nodes
 * leads elsewhere: otherwise it would seem that all of these nodes lead there.
 */
function portIn({from, to}: Edge, edges: readonly Edge[]): string {
  const isOnly = edges.filter((edge) => edge.from === from).length === 1;
  return `${to.id} in ${isOnly ? `path ${from.paths}` : from.id}`;
}
