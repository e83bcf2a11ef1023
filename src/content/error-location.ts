import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * Makes an error with the file and line of a node, so that an editor can jump there.
 * @param linesBelow the offset from the first line of the node to that of the error
 */
export function errorAt(file: VFile, node: Node, message: string, linesBelow = 0): Error {
  const name = file.path ? path.relative(process.cwd(), file.path) : 'page';
  const line = (node.position?.start.line ?? 1) + linesBelow + linesAbove(file);
  return new Error(`${name}:${line}  ${message}`);
}

/** Counts the lines of the front matter, which Docusaurus removes before it parses the text. */
function linesAbove(file: VFile): number {
  if (!file.path || !existsSync(file.path)) return 0;
  const whole = readFileSync(file.path, 'utf8');
  const start = whole.indexOf(String(file.value).trim());
  return whole.slice(0, Math.max(0, start)).split('\n').length - 1;
}
