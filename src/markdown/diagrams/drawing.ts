import type {Element, ElementContent} from 'hast';
import {h, s} from 'hastscript';
import type {Layout} from './layout';
import type {Link, Model, Node} from './model';
import {classes, type Diagram} from './schema';

/**
 * Draws the nodes of a graph as a tree: each below the last of those that lead to it, and the others
 * name it. Where there is room, the style sheet puts them where the layout has them.
 * @param id of the figure
 */
export function drawBoxes(
  {nodes, links}: Model,
  graph: Diagram,
  id: string,
  layout?: Layout,
): Element {
  const top = graph.columns.length > 0 ? titleHeight : 0;
  const outOf = (node: Node) =>
    links.filter(({from}) => from === node).sort((a, b) => a.to.index - b.to.index);
  const isHost = (link: Link) => links.filter(({to}) => to === link.to).at(-1) === link;
  /** The last edge of a node whose other edges end at once: in a flow it leads down, and not further in. */
  const nextLinkOf = (node: Node) => {
    const [last, ...others] = outOf(node).reverse();
    if (!last || graph.relation !== 'then' || !isHost(last)) return undefined;
    const isLong = others.length === 0 || outOf(last.to).length > 0;
    return isLong && others.every(({to}) => outOf(to).length === 0) ? last : undefined;
  };
  const items = (node: Node, link: Link | undefined, position: 'root' | 'on' | 'in'): Element[] => {
    const on = position === 'in' ? undefined : nextLinkOf(node);
    const inside = outOf(node).filter((each) => isHost(each) && each !== on);
    const named = outOf(node).filter((each) => !isHost(each));
    const at = layout?.boxes[node.index];
    const attributes = {
      className: classes(node.paths, 'box', node.later && 'later'),
      style: at && `--x:${at.x}px;--y:${at.y + top}px;--width:${at.width}px`,
      dataN: node.index,
      dataK: node.lights.join(' '),
      tabIndex: 0,
      role: 'img',
      ariaLabelledBy: [`${id}-${node.index}`],
    };
    const box = h('div', attributes, [
      link?.label ? h('i', `${link.label} `) : null,
      h(node.words ? 'b' : 'code', node.name),
      ...node.lines.map((line) => h('span', withInlineCode(line))),
      ...named.map(({to, label = ''}) => h('small', `${label} → ${to.name}`.trim())),
    ]);
    const below = inside.flatMap((each) => items(each.to, each, 'in'));
    return [
      h('li', {className: link ? classes(link.from.paths, position, link.later && 'later') : []}, [
        box,
        below.length > 0 ? h('ul.branches', below) : null,
      ]),
      ...(on ? items(on.to, on, 'on') : []),
    ];
  };
  const roots = nodes.filter((node) => links.every(({to}) => to !== node));
  return h(
    'ul.branches',
    roots.flatMap((node) => items(node, undefined, 'root')),
  );
}

/** What is in backticks is typed. */
const withInlineCode = (line: string): ElementContent[] =>
  line
    .split('`')
    .map((run, index) => (index % 2 === 1 ? h('code', run) : {type: 'text', value: run}));

/** Room above the first row for the titles of columns. */
export const titleHeight = 29;

/** Draws the edges between the boxes of a graph, and the titles of its columns above them. */
export function drawEdges(
  {nodes, links}: Model,
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
    ...[...links.entries()]
      .sort(([, a], [, b]) => Number(b.later) - Number(a.later))
      .map(([index, {from, later, lights, label: words = ''}]) => {
        const {points, dots, label} = lines[index]!;
        return s('g', {className: classes(from.paths, later && 'later'), dataK: lights.join(' ')}, [
          s('path', {d: `M${points.map(({x, y}) => `${x} ${y}`).join('L')}`}),
          ...dots.map(({x, y}) => s('circle', {cx: x, cy: y, r: 2.5})),
          label ? s('text', {...label}, words) : null,
        ]);
      }),
  ]);
}
