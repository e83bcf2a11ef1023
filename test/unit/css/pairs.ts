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
  {front: 'text', on: ['surface', 'sunk', 'sunk-2', 'raised', 'wash', 'box-front'], least: text},
  {front: 'text-2', on: ['surface', 'sunk', 'sunk-2', 'raised', 'wash', 'box-front'], least: text},
  {front: 'text-3', on: ['surface', 'sunk', 'raised', 'wash', 'box-front'], least: text},
  {front: 'link', on: ['surface', 'sunk', 'raised', 'wash'], least: text},
  {front: 'link-hover', on: ['surface', 'sunk', 'raised', 'wash'], least: text},
  {front: 'link', on: ['tip-surface', 'warn-surface', 'todo-surface'], least: text},
  {front: 'text', on: ['tip-surface', 'warn-surface', 'todo-surface'], least: text},
  {front: 'tip-text', on: ['tip-surface'], least: text},
  {front: 'warn-text', on: ['warn-surface', 'surface'], least: text},
  {front: 'todo-text', on: ['todo-surface'], least: text},
  {front: 'ok-text', on: ['surface', 'sunk'], least: text},
  {front: 'on-denim', on: ['denim', 'denim-deep', 'notice'], least: text},

  {front: 'header-text', on: ['header', 'header-deep'], least: text},
  {front: 'header-text-2', on: ['header', 'header-deep'], least: text},
  {front: 'header-bright', on: ['header', 'header-hover'], least: text},
  {front: 'malibu', on: ['header', 'header-deep'], least: text},
  {front: 'malibu-hover', on: ['notice'], least: text},
  {front: 'on-malibu', on: ['malibu', 'malibu-hover'], least: text},

  {
    front: 'code-inline',
    on: ['surface', 'sunk', 'tip-surface', 'warn-surface', 'todo-surface'],
    least: text,
  },
  ...['code-text', 'code-keyword', 'code-string', 'code-literal', 'code-quiet'].map((front) => ({
    front,
    on: ['surface', 'sunk', 'wash', 'add-surface', 'del-surface'],
    least: text,
  })),
  {front: 'add-text', on: ['add-surface'], least: text},
  {front: 'del-text', on: ['del-surface'], least: text},
  ...[
    'term-text',
    'term-bright',
    'term-green',
    'term-yellow',
    'term-red',
    'term-magenta',
    'malibu',
  ].map((front) => ({front, on: ['term', 'header-hover'], least: text})),
  ...['del-text', 'text', 'text-2', 'link', 'ok-text'].map((front) => ({
    front,
    on: ['error-surface'],
    least: text,
  })),

  {front: 'plate-text', on: ['plate-top'], least: text},
  {front: 'asset-text', on: ['malibu'], least: text},
  {front: 'plate-caption', on: ['header'], least: text},
  {front: 'plate-edge', on: ['header'], least: control},

  {front: 'path-1', on: ['surface', 'box-front'], least: control},
  {front: 'path-2', on: ['surface', 'box-front'], least: control},

  {front: 'control', on: ['surface', 'raised'], least: control},
  {front: 'header-control', on: ['header', 'header-deep'], least: control},
  {front: 'focus', on: ['surface', 'sunk', 'raised', 'wash', 'error-surface'], least: control},
  {front: 'header-focus', on: ['header', 'header-deep', 'term', 'notice'], least: control},
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
  'header-rule',
  'term-rule',
  'error-rule',
  'path-1-top',
  'path-1-side',
  'path-2-top',
  'path-2-side',
  'side-quiet',
  'plate-left',
  'plate-right',
  'plate-ground',
  'plate-ground-line',
  'glass',
  'glass-edge',
];
