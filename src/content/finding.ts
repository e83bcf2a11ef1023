/** Something that a writer has to fix on a page. */
export interface Finding {
  /** 1-based line of the page's file. */
  line: number;
  message: string;
  why?: string;
  fix?: string;
  /** Details of several lines, such as a diff. */
  detail?: string;
}

/** A finding with its page and rule. */
export interface Problem extends Finding {
  /** Path relative to the site. */
  file: string;
  /** The name of the violated rule, or the field of the front matter that is wrong. */
  rule: string;
}

/** Formats a problem so that editors can link it: `file:line  rule: message; why; fix`. */
export function formatProblem({file, line, rule, message, why, fix, detail}: Problem): string {
  const sentence = [message, why, fix].filter(Boolean).join('; ');
  const indented = detail?.replace(/^/gm, '    ');
  return `${file}:${line}  ${rule}: ${sentence}${indented ? `\n${indented}` : ''}`;
}

/** The error that stops the build, with all problems, one per line. */
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
