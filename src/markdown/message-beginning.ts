/** How much of a text tells it from others. */
const longest = 90;

/**
 * Gives the beginning of a message as readers see it, with `…` for what differs by case.
 * @param texts of a message, in the order it is put together
 * @returns undefined when the class has no text of its own
 */
export function beginningOf(texts: readonly string[]): string | undefined {
  const whole = texts.find((text) => /^[\w"'({]/.test(text));
  if (whole === undefined) return undefined;
  const text = firstLines(whole.replaceAll(/\{[^}]*\}/g, '…'));
  if (text.length <= longest) return text.replace(/[:… ]+$/, '');
  const [words] = /^.*(?=\s)/.exec(text.slice(0, longest + 1)) ?? [text.slice(0, longest)];
  return `${words.replace(/[\s,:…-]+$/, '')} …`;
}

/** A short first line only says what the message is about. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const isTitle = lines[0]!.split(/\s+/).length < 4 || /recommendations:\s*$/.test(lines[0]!);
  return lines
    .slice(0, isTitle ? 2 : 1)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: …)+/g, '…')
    .trim();
}
