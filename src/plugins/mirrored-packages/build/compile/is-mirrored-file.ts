import path from 'node:path';
import type {VFile} from 'vfile';
import {isMirrored} from '../../../../content/address';

/** Whether the file being compiled is a page made from a README; our own pages are left alone. */
export function isMirroredFile({path: file}: VFile): boolean {
  return file !== undefined && isMirrored(path.basename(file));
}
