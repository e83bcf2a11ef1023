/**
 * The chat room of the project. Gitter is a part of the Matrix network now, and its application
 * forbids other sites to show it in a frame: it opens in a tab of its own.
 */
export const chat = {
  name: 'webpack/webpack',
  address: 'https://app.gitter.im/#/room/#webpack_webpack:gitter.im',
  /** Who answers at that address, as readers know it. */
  host: 'app.gitter.im',
} as const;
