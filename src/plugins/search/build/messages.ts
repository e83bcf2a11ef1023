const messageLine =
  /\b(?:[A-Z]\w*Error|ERROR|Error|WARNING|DeprecationWarning|Uncaught|Can't|Cannot|Invalid|Unexpected|failed|not found|is not (?:a|an|defined|supported)|does not exist|may need|conflict)\b/;

/** How much of a message is kept: what makes it a certain one stands at its beginning. */
const longest = 240;

/**
 * Finds the error messages in what a program has printed. Each is one line, or the line after
 * `ERROR in FILE`, which says nothing by itself.
 */
export function messagesIn(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => messageLine.test(line) && !/^(?:ERROR|WARNING) in \S+(?: \d\S*)?$/.test(line))
    .map((line) => line.slice(0, longest));
}
