/**
 * Extracts the code from a clone of a code block: without notes and their buttons, and only the new side
 * of a diff. Changes the clone.
 */
export function extractSource(fragment: ParentNode & Node): string {
  fragment.querySelectorAll('del, .note, button').forEach((other) => other.remove());
  return fragment.textContent ?? '';
}
