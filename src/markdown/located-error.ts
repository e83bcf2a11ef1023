import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {errorAt} from '../content/error-location';

/** An error at another place than the start of the block that is read. */
export class LocatedError extends Error {
  /** @param at a node, or the number of a line of the code, from 1, with the marks of regions */
  constructor(
    readonly at: Node | number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Adds file and line to an error that was thrown while a node was read.
 * @param subject what the message calls the node, such as `code block`
 */
export function locateError(file: VFile, node: Node, subject: string, error: unknown): Error {
  const at = error instanceof LocatedError ? error.at : node;
  const message = `${subject}: ${(error as Error).message}`;
  return typeof at === 'number' ? errorAt(file, node, message, at) : errorAt(file, at, message);
}
