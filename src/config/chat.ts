/**
 * The room of the project, to which documentation pages lead. Gitter is a part of the Matrix network
 * now, and its application forbids other sites to frame it: the room opens in a tab of its own.
 */
export const chat = {
  name: 'webpack/webpack',
  url: 'https://app.gitter.im/#/room/#webpack_webpack:gitter.im',
  /** Who answers at that URL, as readers know it. */
  host: 'app.gitter.im',
};
