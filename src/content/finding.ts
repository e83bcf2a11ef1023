/** Something a writer has to mend on a page. */
export interface Finding {
  /** 1-based line of the page's file. */
  line: number;
  message: string;
  why?: string;
  fix?: string;
  /** What is longer than a line: a diff. */
  detail?: string;
}

/** A finding with the page. */
export interface Problem extends Finding {
  /** Path relative to the site. */
  file: string;
  /** The rule that it breaks, or the field of the front matter that breaks one. */
  rule: string;
}

/** Writes a problem as editors and people read it: `file:line  rule: message; why; fix`. */
export function formatProblem({file, line, rule, message, why, fix, detail}: Problem): string {
  const sentence = [message, why, fix].filter(Boolean).join('; ');
  const indented = detail?.replace(/^/gm, '    ');
  return `${file}:${line}  ${rule}: ${sentence}${indented ? `\n${indented}` : ''}`;
}

/** Stops the build with every problem at once, one per line: as `formatProblem` writes it. */
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
    // A stack trace into our code does not help writers.
    this.stack = `${this.name}: ${this.message}`;
  }
}
