/** What is wrong with a diagram, and where in its data. */
export class DiagramError extends Error {
  override name = 'DiagramError';

  /** @param at keys and positions that lead to the wrong part, as in `['edges', 2, 'to']` */
  constructor(
    message: string,
    readonly at: readonly (string | number)[] = [],
  ) {
    super(message);
  }
}
