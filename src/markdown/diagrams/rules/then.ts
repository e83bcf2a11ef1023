import {type Edge, type Item, narrow, type Part, skew, wide} from '../scene';
import type {Rules} from '../schema';
import {all, type NumberedRule} from './index';

const boxWidth = 168;
const boxHeight = 32;
const step = 52;

/** Draws what the matches lead to: a row of boxes, or a column on a phone. */
export function thenParts(
  {title, boxes}: Rules['then'],
  rules: readonly NumberedRule[],
  form: 'wide' | 'narrow',
  top: number,
): {parts: Part[]; edges: Edge[]; bottom: number} {
  const isWide = form === 'wide';
  const room = isWide ? wide.width : narrow.width;
  const gap = (wide.width - skew - boxes.length * boxWidth) / (boxes.length - 1);
  const parts: Part[] = [
    {items: [{kind: 'label', x: 0, y: top + 13, words: title, voice: 'head', quiet: true, room}]},
  ];
  const edges: Edge[] = [];
  const first = top + 36;
  for (const [index, {name, note}] of boxes.entries()) {
    const x = isWide ? Math.round(index * (boxWidth + gap)) : 0;
    const y = isWide ? first : first + index * step;
    const width = isWide ? boxWidth : narrow.width - skew;
    const at = ['then', 'boxes', index];
    if (index > 0) {
      const points = isWide
        ? ([
            [x - gap + 1, y + 16],
            [x, y + 16],
          ] as const)
        : ([
            [14, y - step + boxHeight],
            [14, y - 6],
          ] as const);
      edges.push({points, paths: '1', later: false});
    }
    const node = all(rules).find(({adds}) => adds === name)?.node ?? 0;
    const words: Item = isWide
      ? {kind: 'label', x, y: y + 52, words: note, voice: 'used', room: boxWidth + gap, at}
      : {
          kind: 'label',
          x: width - 12,
          y: y + 21,
          words: note,
          voice: 'used',
          end: true,
          room: width - 24,
          at,
        };
    parts.push({
      node,
      litBy: [0, node],
      items: [
        {kind: 'box', x, y, width, height: boxHeight, paths: '1', look: 'solid'},
        {kind: 'label', x: x + 12, y: y + 21, words: name, voice: 'name', room: width - 24, at},
        words,
      ],
    });
  }
  return {parts, edges, bottom: isWide ? first + 60 : first + boxes.length * step - 18};
}
