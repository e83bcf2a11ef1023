import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {errorAt} from '../content/place';

/** A fault in a line of a code block. */
export class CodeError extends Error {
  /** @param line number of the line in the code, from 1, the marks of regions counted */
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** The error of a code block: names file and line. @param what the block is called */
export const errorIn = (file: VFile, code: Node, what: string, error: unknown): Error =>
  errorAt(
    file,
    code,
    `${what}: ${(error as Error).message}`,
    error instanceof CodeError ? error.line : 0,
  );
