/** How the drawing is marked in the HTML of a page, for its script. */
export const marks = {
  /** The whole drawing; its value is the address of the builds. */
  drawing: 'data-bundle',
  /** The state that is drawn. */
  state: 'data-state',
  /** The places of modules that an element shows, or has. */
  module: 'data-of',
  /** What an element is, in all states: it moves from where it was. */
  key: 'data-key',
} as const;
