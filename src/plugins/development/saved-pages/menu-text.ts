import type {PageNode} from '../../../content/node';

/**
 * Gives all that menus, addresses and cards tell of pages, to compare it: their front matter and
 * where they are, and nothing of their text.
 */
export const menuText = (pages: readonly PageNode[]): string =>
  JSON.stringify(pages.map((page) => ({...page, anchors: undefined, size: undefined})));
