/** A statement of a source that exports something. */
export interface Statement {
  text: string;
  /** From 1. */
  lines: number[];
}

/** Gives the statement that exports a name; undefined when none does. */
export function exportStatement(code: string, name: string): Statement | undefined {
  const match = new RegExp(
    `^export (?:const|var|function|class) ${name}\\b[^]*?(?:;$|^\\}$)`,
    'm',
  ).exec(code);
  if (!match) return undefined;
  const first = code.slice(0, match.index).split('\n').length;
  const text = match[0];
  return {text, lines: text.split('\n').map((_, line) => first + line)};
}
