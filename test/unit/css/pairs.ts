/** Least contrast that WCAG 2.2 AA asks for. */
const text = 4.5;
const control = 3;

/** Which token is written or drawn on which, wherever a style sheet of the site does so. */
export interface Pair {
  front: string;
  on: readonly string[];
  least: number;
}

export const pairs: readonly Pair[] = [
  {front: 'ink', on: ['paper', 'sunk', 'sunk-2', 'raised', 'wash', 'box-front'], least: text},
  {front: 'ink-2', on: ['paper', 'sunk', 'raised', 'wash', 'box-front'], least: text},
  {front: 'ink-3', on: ['paper', 'sunk', 'raised', 'wash', 'box-front'], least: text},
  {front: 'link', on: ['paper', 'sunk', 'raised', 'wash'], least: text},
  {front: 'link-hover', on: ['paper', 'sunk', 'raised', 'wash'], least: text},
  {front: 'link', on: ['tip-paper', 'warn-paper', 'todo-paper'], least: text},
  {front: 'ink', on: ['tip-paper', 'warn-paper', 'todo-paper'], least: text},
  {front: 'tip-ink', on: ['tip-paper'], least: text},
  {front: 'warn-ink', on: ['warn-paper', 'paper'], least: text},
  {front: 'todo-ink', on: ['todo-paper'], least: text},
  {front: 'ok-ink', on: ['paper', 'sunk'], least: text},
  {front: 'on-denim', on: ['denim', 'denim-deep', 'notice'], least: text},

  {front: 'spine-ink', on: ['spine', 'spine-deep'], least: text},
  {front: 'spine-ink-2', on: ['spine', 'spine-deep'], least: text},
  {front: 'spine-bright', on: ['spine', 'spine-hover'], least: text},
  {front: 'malibu', on: ['spine', 'spine-deep'], least: text},
  {front: 'malibu-hover', on: ['notice'], least: text},
  {front: 'on-malibu', on: ['malibu', 'malibu-hover'], least: text},

  {
    front: 'code-inline',
    on: ['paper', 'sunk', 'tip-paper', 'warn-paper', 'todo-paper'],
    least: text,
  },
  ...['code-ink', 'code-keyword', 'code-string', 'code-literal', 'code-quiet'].map((front) => ({
    front,
    on: ['paper', 'sunk', 'wash', 'add-paper', 'del-paper'],
    least: text,
  })),
  {front: 'add-ink', on: ['add-paper'], least: text},
  {front: 'del-ink', on: ['del-paper'], least: text},
  ...['term-ink', 'term-bright', 'term-ok', 'malibu'].map((front) => ({
    front,
    on: ['term'],
    least: text,
  })),

  {front: 'plate-ink', on: ['plate-top'], least: text},
  {front: 'asset-ink', on: ['malibu'], least: text},
  {front: 'plate-caption', on: ['spine'], least: text},
  {front: 'plate-edge', on: ['spine'], least: control},

  {front: 'control', on: ['paper', 'raised'], least: control},
  {front: 'spine-control', on: ['spine', 'spine-deep'], least: control},
  {front: 'focus', on: ['paper', 'sunk', 'raised', 'wash'], least: control},
  {front: 'spine-focus', on: ['spine', 'spine-deep', 'term', 'notice'], least: control},
];

/** Colors that carry no meaning of their own: what they show is said in words, or by shape. */
export const decoration: readonly string[] = [
  'cube-top',
  'cube-left',
  'cube-right',
  'rule',
  'rule-2',
  'block-top',
  'block-side',
  'box-top',
  'box-side',
  'link-line',
  'scrim',
  'selection',
  'spine-rule',
  'term-rule',
  'plate-left',
  'plate-right',
  'plate-ground',
  'plate-ground-line',
  'glass',
  'glass-edge',
];
