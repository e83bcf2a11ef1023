import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {errorAt} from '../content/error-location';

/** A fault in another place than where begins what is read. */
export class FaultElsewhere extends Error {
  /** @param at a node, or the number of a line of code, from 1, the marks of regions counted */
  constructor(
    readonly at: Node | number,
    message: string,
  ) {
    super(message);
  }
}

/** The error of what is read from a node: names file and line. @param what it is called */
export function errorIn(file: VFile, node: Node, what: string, error: unknown): Error {
  const at = error instanceof FaultElsewhere ? error.at : node;
  const message = `${what}: ${(error as Error).message}`;
  return typeof at === 'number' ? errorAt(file, node, message, at) : errorAt(file, at, message);
}
