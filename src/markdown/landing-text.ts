import type {VFile} from 'vfile';

/** Whether a page is the text of the landing page, which is laid out in parts of its own. */
export const isLandingText = ({path = ''}: Pick<VFile, 'path'>): boolean =>
  /(^|\/)docs\/index\.mdx$/.test(path);
