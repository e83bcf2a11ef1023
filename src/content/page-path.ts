import path from 'node:path';
import type {VFile} from 'vfile';

/** Gives the path of a page, relative to the site. */
export const pagePath = ({path: file = ''}: Partial<Pick<VFile, 'path'>>): string =>
  path.relative(process.cwd(), file).replaceAll(path.sep, '/');

/** Tells whether a page is mirrored from a README, whose text we do not correct. */
export const isMirrored = ({path: file = ''}: Partial<Pick<VFile, 'path'>>): boolean =>
  path.basename(file).startsWith('_');
