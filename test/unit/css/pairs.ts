/** Which token is written or drawn on which, wherever a style sheet of the site does so. */
export interface Pair {
  front: string;
  on: readonly string[];
  /** Least contrast that WCAG 2.2 AA asks for. */
  least: number;
}

const pairsOf = (least: number, rows: readonly [fronts: string, on: string][]): Pair[] =>
  rows.flatMap(([fronts, on]) =>
    fronts.split(' ').map((front) => ({front, on: on.split(' '), least})),
  );

const texts = pairsOf(4.5, [
  ['text text-2', 'surface sunk sunk-2 raised wash box-front'],
  ['text-3', 'surface sunk raised wash box-front'],
  ['link link-hover', 'surface sunk raised wash'],
  ['link text', 'tip-surface warn-surface todo-surface'],
  ['text-2 text-3 code-text', 'tip-surface warn-surface'],
  ['tip-text', 'tip-surface'],
  ['warn-text', 'warn-surface surface'],
  ['todo-text', 'todo-surface'],
  ['ok-text', 'surface sunk'],
  ['on-denim', 'denim denim-deep notice'],

  ['header-text header-text-2', 'header header-deep'],
  ['header-bright', 'header header-hover header-deep notice'],
  ['malibu', 'header header-deep'],
  ['malibu-hover', 'notice'],
  ['on-malibu', 'malibu malibu-hover'],

  ['code-inline', 'surface sunk tip-surface warn-surface todo-surface'],
  ['code-text code-keyword code-string', 'surface sunk wash add-surface del-surface'],
  ['code-literal code-quiet', 'surface sunk wash add-surface del-surface'],
  ['add-text', 'add-surface'],
  ['del-text', 'del-surface surface sunk'],
  ['text text-3', 'del-surface'],
  ['term-text term-bright malibu', 'term header-hover'],
  ['term-green term-yellow term-red term-magenta', 'term header-hover'],
  ['del-text text text-2 link ok-text', 'error-surface'],

  ['plate-text', 'plate-top'],
  ['asset-text', 'malibu'],
  ['plate-caption', 'header'],
]);

const controls = pairsOf(3, [
  ['plate-edge', 'header'],
  ['path-1 path-2', 'surface box-front'],
  ['control', 'surface raised'],
  ['header-control', 'header header-deep'],
  ['focus', 'surface sunk raised wash error-surface'],
  ['header-focus', 'header header-deep term notice'],
]);

export const pairs: readonly Pair[] = [...texts, ...controls];

/** Colors that carry no meaning of their own: what they show is said in words, or by shape. */
export const decoration: readonly string[] = [
  'cube-top cube-left cube-right rule rule-2 block-top block-side box-top box-side link-line scrim',
  'selection header-rule term-rule error-rule path-1-top path-1-side path-2-top path-2-side',
  'side-quiet plate-left plate-right plate-ground plate-ground-line glass glass-edge',
].flatMap((names) => names.split(' '));
