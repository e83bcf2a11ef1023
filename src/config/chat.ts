/** A chat room that documentation pages lead to. */
export interface ChatRoom {
  name: string;
  /** Where the room is opened in a tab of its own. */
  address: string;
  /** Who answers at that address, as readers know it. */
  host: string;
  /**
   * Address that shows the room in a frame on the page; the content security policy allows its
   * origin. Without one the room opens in its own tab only.
   */
  embed?: string;
}

/**
 * The room of the project. Gitter is a part of the Matrix network now, and its application forbids
 * other sites to frame it.
 */
export const chat: ChatRoom = {
  name: 'webpack/webpack',
  address: 'https://app.gitter.im/#/room/#webpack_webpack:gitter.im',
  host: 'app.gitter.im',
};
