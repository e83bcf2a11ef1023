import path from 'node:path';
import type {VFile} from 'vfile';

/** Gives the path of a page, relative to the site. */
export const pagePath = ({path: file = ''}: Partial<Pick<VFile, 'path'>>): string =>
  path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Whether the page is made from a package's README: its text is not ours to correct. */
export const isMirrored = ({path: file = ''}: Partial<Pick<VFile, 'path'>>): boolean =>
  path.basename(file).startsWith('_');
