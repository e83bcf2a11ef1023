import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {errorAt} from '../content/error-location';

/** A fault in another place than where begins what is read. */
export class LocatedError extends Error {
  /** @param at a node, or the number of a line of code, from 1, the marks of regions counted */
  constructor(
    readonly at: Node | number,
    message: string,
  ) {
    super(message);
  }
}

/** The error of what is read from a node: names file and line. @param subject it is called */
export function locateError(file: VFile, node: Node, subject: string, error: unknown): Error {
  const at = error instanceof LocatedError ? error.at : node;
  const message = `${subject}: ${(error as Error).message}`;
  return typeof at === 'number' ? errorAt(file, node, message, at) : errorAt(file, at, message);
}
