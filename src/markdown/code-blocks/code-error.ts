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
