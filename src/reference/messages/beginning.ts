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
  const told = firstLines(whole.replaceAll(/\{[^}]*\}/g, '…'));
  if (told.length <= longest) return told.replace(/[:… ]+$/, '');
  const [words] = /^.*(?=\s)/.exec(told.slice(0, longest + 1)) ?? [told.slice(0, longest)];
  return `${words.replace(/[\s,:…-]+$/, '')} …`;
}

/** A short first line only says what the message is about. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const isTitle = lines[0]!.split(/\s+/).length < 4 || /recommendations:\s*$/.test(lines[0]!);
  const told = lines.slice(0, isTitle ? 2 : 1).join(' ');
  return told
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: …)+/g, '…')
    .trim();
}
