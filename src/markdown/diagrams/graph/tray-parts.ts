import {type Item, narrow, type Part, skew, wide} from '../scene';
import type {Measure} from '../voices';
import {lineOf} from './boxes';
import {headHeight, title} from './columns';
import type {Model} from './model';
import type {Beside, Tray} from './trays';

const rowHeight = 21;
const cellHeight = 18;
const headOfTray = 25;
const betweenTrays = 16;
/** Around the cells, and between two in a row. */
const edge = 4;
const between = 3;
const cellPadding = 7;

/** Boxes drawn one below the other. */
export interface Stack {
  parts: readonly Part[];
  bottom: number;
}

/** Draws the boxes of the margin; in the wide form each module has a row. */
export function besideParts(
  {title: words, trays}: Beside,
  model: Model,
  measure: Measure,
  form: 'wide' | 'narrow',
  top: number,
): Stack {
  if (trays.length === 0) return {parts: [], bottom: 0};
  const x = form === 'wide' ? wide.margin : 0;
  const width = (form === 'wide' ? wide.width - wide.margin : narrow.width) - skew;
  const parts: Part[] = [{items: [title(words, x, width, top + 13)]}];
  let y = top + headHeight - (form === 'wide' ? 0 : 8);
  for (const [position, tray] of trays.entries()) {
    const rows =
      form === 'wide' ? tray.holds.map((node) => [node]) : rowsOf(tray, model, measure, width);
    const lines = tray.lines.length;
    const height =
      headOfTray + 2 + rows.length * rowHeight + lines * 19 + (rows.length + lines === 0 ? 3 : 0);
    parts.push(head(tray, {x, y, width, height}, model, position, measure));
    for (const [row, nodes] of rows.entries()) {
      const cellWidth = (width - 2 * edge - between * (nodes.length - 1)) / nodes.length;
      for (const [index, node] of nodes.entries()) {
        const left = x + edge + index * (cellWidth + between);
        const place = {x: left, y: y + headOfTray + row * rowHeight, width: cellWidth};
        parts.push(cell(model, node, place, position));
      }
    }
    y += height + betweenTrays;
  }
  return {parts, bottom: y - betweenTrays};
}

function rowsOf({holds}: Tray, {nodes}: Model, measure: Measure, width: number): number[][] {
  const rows: number[][] = [];
  const widest = (row: readonly number[]) =>
    Math.max(...row.map((node) => measure(nodes[node]!.name, 'small'))) + 2 * cellPadding;
  for (const node of holds) {
    const last = rows.at(-1);
    const longer = [...(last ?? []), node];
    if (last && widest(longer) * longer.length + between * last.length + 2 * edge <= width)
      last.push(node);
    else rows.push([node]);
  }
  return rows;
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

function head(
  {name, note, size, lines, holds, paths, later}: Tray,
  place: Place,
  {litWith}: Model,
  position: number,
  measure: Measure,
): Part {
  const {x, y, width} = place;
  const at = ['beside', 'boxes', position];
  const noteAt = x + 11 + Math.ceil(measure(name, 'name')) + 8;
  const right = x + width - 10;
  const sizeWidth = size ? Math.ceil(measure(size, 'number')) + 8 : 0;
  const items: Item[] = [
    {kind: 'box', ...place, paths, look: later ? 'later' : 'solid'},
    {
      kind: 'label',
      x: x + 11,
      y: y + 17,
      words: name,
      voice: 'name',
      room: width - 21 - sizeWidth,
      at,
    },
  ];
  if (note)
    items.push({
      kind: 'label',
      x: noteAt,
      y: y + 17,
      words: note,
      voice: 'used',
      room: right - noteAt - sizeWidth,
      at,
    });
  if (size)
    items.push({
      kind: 'label',
      x: right,
      y: y + 17,
      words: size,
      voice: 'number',
      end: true,
      room: width - 20,
      at,
    });
  for (const [index, line] of lines.entries())
    items.push({
      kind: 'label',
      x: x + 11,
      y: y + 36 + 19 * index,
      room: width - 21,
      at,
      ...lineOf(line),
    });
  const litBy = [...new Set(holds.flatMap((node) => [...litWith[node]!]))].sort((a, b) => a - b);
  return {items, ...(holds.length > 0 && {litBy})};
}

function cell(
  {nodes, litWith}: Model,
  node: number,
  {x, y, width}: Omit<Place, 'height'>,
  position: number,
): Part {
  return {
    node,
    litBy: [...litWith[node]!].sort((a, b) => a - b),
    items: [
      {kind: 'cell', x, y, width, height: cellHeight},
      {
        kind: 'label',
        x: x + cellPadding,
        y: y + 13,
        words: nodes[node]!.name,
        voice: 'small',
        room: width - 2 * cellPadding + 2,
        at: ['beside', 'boxes', position, 'holds'],
      },
    ],
  };
}
