import type {Element} from 'hast';
import {s} from 'hastscript';
import {type Box, type Dot, type Edge, type Item, lid, type Part, type Scene, skew} from './scene';
import {runsOf, voices} from './voices';

/**
 * Draws a scene as SVG. All looks come from classes, all of `src/css/diagrams.css`.
 * @param form class of the form, which tells the widths it is shown at
 * @param name gives the id of the sentence about a node
 */
export function svg(
  scene: Scene,
  form: 'wide' | 'narrow',
  name: (node: number) => string,
): Element {
  const {width, height, edges, dots, parts} = scene;
  return s('svg', {className: form, width, height, viewBox: `0 0 ${width} ${round(height)}`}, [
    ...edges.map(edge),
    ...dots.map(dot),
    ...parts.map((each) => part(each, name)),
  ]);
}

const round = (value: number) => Math.round(value * 10) / 10;

const list = (nodes: readonly number[] | undefined) => nodes && [...nodes].join(' ');

function edge({points: [first, ...rest], paths, later, litBy}: Edge): Element {
  let [x, y] = first!;
  let d = `M${round(x)} ${round(y)}`;
  for (const [nextX, nextY] of rest) {
    d += nextX === x ? `v${round(nextY - y)}` : `h${round(nextX - x)}`;
    [x, y] = [nextX, nextY];
  }
  const className = ['edge', paths && `p${paths}`, later && 'later'].filter(Boolean).join(' ');
  return s('path', {className, dataK: list(litBy), d});
}

const dot = ({x, y, paths, litBy}: Dot) =>
  s('circle', {
    className: paths ? `dot p${paths}` : 'dot',
    dataK: list(litBy),
    cx: round(x),
    cy: round(y),
    r: 2.5,
  });

/** Whatever belongs together is drawn from its own corner: equal boxes are equal text, which packs. */
function part({items, node, stop, litBy}: Part, name: (node: number) => string): Element {
  const corner = items.find(({kind}) => kind === 'box' || kind === 'cell') ?? {x: 0, y: 0};
  const {x, y} = corner;
  return s(
    'g',
    {
      ...(x || y ? {transform: `translate(${round(x)} ${round(y)})`} : {}),
      dataN: node,
      dataK: list(litBy),
      ...(stop && node !== undefined && {tabIndex: 0, role: 'img', ariaLabelledBy: name(node)}),
    },
    items.flatMap((each) => item({...each, x: each.x - x, y: each.y - y})),
  );
}

function item(each: Item): Element[] {
  const {x, y} = each;
  if (each.kind === 'box') return box(each);
  if (each.kind === 'cell') {
    const {width, height} = each;
    return [
      s('path', {className: 'cell', d: `M${round(x)} ${round(y)}${rectangle(width, height)}`}),
    ];
  }
  if (each.kind === 'rule') return [s('path', {className: 'rule', d: `M${x} ${y}h${each.width}`})];
  if (each.kind === 'stroke')
    return [s('path', {className: 'edge p1', d: `M${x} ${y}v${round(each.height)}`})];
  if (each.kind === 'mark') {
    const d = `M${x - 9} ${y}l9-5.2 9 5.2-9 5.2z`;
    return [s('path', {className: each.yes ? 'mark yes' : 'mark', d})];
  }
  const {voice, quiet, end, words} = each;
  const className = [voice, quiet && 'quiet', end && 'end'].filter(Boolean).join(' ');
  const runs = voices[voice].mono ? [{words, isCode: false}] : runsOf(words);
  const children = runs.map((run) =>
    run.isCode ? s('tspan', {className: 'small quiet'}, run.words) : run.words,
  );
  return [s('text', {className, x: round(x), y: round(y)}, children)];
}

const rectangle = (width: number, height: number) =>
  `h${round(width)}v${round(height)}h${round(-width)}z`;

function box({x, y, width, height, paths, look, joined}: Box): Element[] {
  const at = `M${round(x)} ${round(y)}`;
  if (look === 'flat') {
    return [s('path', {className: 'flat', d: `${at}${rectangle(width + skew, height)}`})];
  }
  const face = (className: string, d: string) => s('path', {className, d});
  const top = (from: number, length: number, path: string) =>
    face(
      path ? `lid p${path}` : 'lid',
      `M${round(x + from)} ${round(y)}l${skew}-${lid}h${round(length)}l-${skew} ${lid}z`,
    );
  const half = width / 2;
  return [
    face(look === 'later' ? 'front later' : 'front', `${at}${rectangle(width, height)}`),
    ...(paths === '12' ? [top(0, half, '1'), top(half, half, '2')] : [top(0, width, paths)]),
    ...(joined
      ? []
      : [
          face(
            paths === '1' || paths === '2' ? `side p${paths}` : 'side',
            `M${round(x + width)} ${round(y)}l${skew}-${lid}v${round(height)}l-${skew} ${lid}z`,
          ),
        ]),
  ];
}
