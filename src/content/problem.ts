/** Something a writer has to mend, and where. */
export interface Problem {
  /** Path relative to the site. */
  file: string;
  /** 1-based line; 1 when the whole file is meant. */
  line: number;
  field: string;
  /** What is wrong and what is allowed, in one sentence. */
  message: string;
}

/** Writes a problem as editors and people read it. */
export const formatProblem = ({file, line, field, message}: Problem): string =>
  `${file}:${line}  ${field}: ${message}`;

/** Stops the build with every problem at once, one per line: `file:line  field: message`. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    super(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in pages:`,
        ...sorted.map(formatProblem),
      ].join('\n'),
    );
    // Where in our code it was thrown tells a writer nothing.
    this.stack = `${this.name}: ${this.message}`;
  }
}
