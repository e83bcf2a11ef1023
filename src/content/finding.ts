/** Something a writer has to mend on a page. */
export interface Finding {
  /** 1-based line of the page's file. */
  line: number;
  what: string;
  why?: string;
  fix?: string;
  /** What is longer than a line: a diff. */
  detail?: string;
}

/** A finding with the page and the rule. */
export interface Problem extends Finding {
  file: string;
  rule: string;
}

/** Writes a problem as editors and people read it: `file:line rule: what; why; fix`. */
export function formatProblem({file, line, rule, what, why, fix, detail}: Problem): string {
  const sentence = [what, why, fix].filter(Boolean).join('; ');
  const indented = detail?.replace(/^/gm, '    ');
  return `${file}:${line} ${rule}: ${sentence}${indented ? `\n${indented}` : ''}`;
}
