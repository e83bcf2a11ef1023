/**
 * Gives the code of a copy of what is shown, which is changed: notes beside it and their buttons are
 * none, and of a diff only the new side is.
 */
export function extractSource(fragment: ParentNode & Node): string {
  fragment.querySelectorAll('del, .note, button').forEach((other) => other.remove());
  return fragment.textContent ?? '';
}
