import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * The error of a page's text: names file and line, so that an editor can jump there.
 * @param below how many lines below the start of the node
 */
export function errorAt(file: VFile, node: Node, message: string, below = 0): Error {
  const name = file.path ? path.relative(process.cwd(), file.path) : 'page';
  return new Error(`${name}:${(node.position?.start.line ?? 1) + below}  ${message}`);
}

/** Whether the page is made from a package's README: its text is not ours to correct. */
export function isMirrored(file: VFile): boolean {
  return path.basename(file.path ?? '').startsWith('_');
}
