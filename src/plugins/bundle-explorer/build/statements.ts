/** A statement of a source that exports something. */
export interface Statement {
  text: string;
  /** From 1. */
  lines: number[];
}

/** Gives the statement that exports a name, with the comment lines right above it; undefined when there is none. */
export function exportStatement(code: string, name: string): Statement | undefined {
  const found = new RegExp(
    `^export (?:const|function|class) ${name}\\b[^]*?(?:;$|^\\}$)`,
    'm',
  ).exec(code);
  if (!found) return undefined;
  const first = code.slice(0, found.index).split('\n').length;
  const text = found[0];
  return {text, lines: text.split('\n').map((_, line) => first + line)};
}
