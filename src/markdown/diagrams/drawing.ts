import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import type {Layout} from './layout';
import type {Edge, Model, Node} from './model';
import {classes, type Diagram} from './schema';

/**
 * Draws the nodes of a graph as a tree of lists. A node is placed below the last of the nodes that lead
 * to it; the other ones name it in words. Where there is room, the style sheet moves the boxes to
 * their places in the layout.
 * @param id of the figure
 */
export function drawBoxes(
  {nodes, edges}: Model,
  graph: Diagram,
  id: string,
  layout?: Layout,
): Element {
  const top = graph.columns.length > 0 ? titleHeight : 0;
  const edgesFrom = (node: Node) =>
    edges.filter(({from}) => from === node).sort((a, b) => a.to.index - b.to.index);
  /** Whether the node it leads to is placed below the one it comes from. */
  const isTreeEdge = (edge: Edge) => edges.filter(({to}) => to === edge.to).at(-1) === edge;

  /**
   * The edge of a flow that goes on below the node instead of further in: its last one, where its
   * other edges end at once.
   */
  const nextEdgeOf = (node: Node) => {
    const [last, ...others] = edgesFrom(node).reverse();
    if (!last || graph.relation !== 'then' || !isTreeEdge(last)) return undefined;

    const goesOn = others.length === 0 || edgesFrom(last.to).length > 0;
    const othersEnd = others.every(({to}) => edgesFrom(to).length === 0);
    return goesOn && othersEnd ? last : undefined;
  };

  const drawBox = (node: Node, incoming: Edge | undefined): Element => {
    const boxLayout = layout?.boxes[node.index];
    const namedEdges = edgesFrom(node).filter((edge) => !isTreeEdge(edge));
    const attributes = {
      className: classes(node.paths, 'box', node.later && 'later'),
      style:
        boxLayout && `--x:${boxLayout.x}px;--y:${boxLayout.y + top}px;--width:${boxLayout.width}px`,
      dataNode: node.index,
      dataConnected: node.connected.join(' '),
      tabIndex: 0,
      role: 'img',
      ariaLabelledBy: [`${id}-${node.index}`],
    };
    return h('div', attributes, [
      incoming?.label ? h('i', `${incoming.label} `) : null,
      h(node.words ? 'b' : 'code', node.name),
      ...node.lines.map((line) => h('span', withInlineCode(line))),
      ...namedEdges.map(({to, label = ''}) => h('small', `${label} → ${to.name}`.trim())),
    ]);
  };

  const drawItems = (node: Node, incoming: Edge | undefined, position: Position): Element[] => {
    const next = position === 'in' ? undefined : nextEdgeOf(node);
    const innerEdges = edgesFrom(node).filter((edge) => isTreeEdge(edge) && edge !== next);
    const innerItems = innerEdges.flatMap((edge) => drawItems(edge.to, edge, 'in'));
    const className = incoming
      ? classes(incoming.from.paths, position, incoming.later && 'later')
      : [];
    const item = h('li', {className}, [
      drawBox(node, incoming),
      innerItems.length > 0 ? h('ul.branches', innerItems) : null,
    ]);
    return next ? [item, ...drawItems(next.to, next, 'on')] : [item];
  };

  const roots = nodes.filter((node) => edges.every(({to}) => to !== node));
  const items = roots.flatMap((node) => drawItems(node, undefined, 'root'));
  return h('ul.branches', items);
}

/** The position of an item: at the top, below the item before it, or one level deeper. */
type Position = 'root' | 'on' | 'in';

/** Makes code of what is in backticks. */
const withInlineCode = (line: string): ElementContent[] =>
  line
    .split('`')
    .map((run, index) => (index % 2 === 1 ? h('code', run) : {type: 'text', value: run}));

/** Room above the first row for the titles of columns: as much as over the boxes of outputs. */
const titleHeight = 26;

/** Draws the edges between the boxes of a graph, and the titles of its columns above them. */
export function drawEdges(
  {nodes, edges}: Model,
  {width, height, boxes, lines}: Layout,
  titles: readonly (string | null)[],
): Element {
  const top = titles.length > 0 ? titleHeight : 0;
  const size = {width: Math.ceil(width), height: Math.ceil(height) + top};
  const viewBox = `0 ${-top} ${size.width} ${size.height}`;
  return s('svg', {...size, viewBox, ariaHidden: 'true'}, [
    ...titles.map((title, column) => {
      const left = boxes.filter((_, index) => nodes[index]!.column === column).map(({x}) => x);
      return s('text', {className: 'title', x: Math.min(...left), y: 13 - top}, title ?? '');
    }),
    // What is solid lies on what is dashed where both run together.
    ...[...edges.entries()]
      .sort(([, a], [, b]) => Number(b.later) - Number(a.later))
      .map(([index, {from, later, connected, label: words = ''}]) => {
        const {points, dots, label} = lines[index]!;
        return s(
          'g',
          {className: classes(from.paths, later && 'later'), dataConnected: connected.join(' ')},
          [
            s('path', {d: `M${points.map(({x, y}) => `${x} ${y}`).join('L')}`}),
            ...dots.map(({x, y}) => s('circle', {cx: x, cy: y, r: 2.5})),
            label ? s('text', {...label}, words) : null,
          ],
        );
      }),
  ]);
}
