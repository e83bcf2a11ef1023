import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'unist';
import type {VFile} from 'vfile';

/**
 * The error of a page's text: names file and line, so that an editor can jump there.
 * @param linesBelow how far below the first line of the node the error is
 */
export function errorAt(file: VFile, node: Node, message: string, linesBelow = 0): Error {
  const name = file.path ? path.relative(process.cwd(), file.path) : 'page';
  const line = (node.position?.start.line ?? 1) + linesBelow + linesAbove(file);
  return new Error(`${name}:${line}  ${message}`);
}

/** Docusaurus takes the front matter off before it parses the text: how many lines that were. */
function linesAbove(file: VFile): number {
  if (!file.path || !existsSync(file.path)) return 0;
  const whole = readFileSync(file.path, 'utf8');
  const start = whole.indexOf(String(file.value).trim());
  return whole.slice(0, Math.max(0, start)).split('\n').length - 1;
}
