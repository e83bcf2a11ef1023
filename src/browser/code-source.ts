/**
 * Gives code as it was written, of a copy of what is shown, which is changed: comments may be shown
 * as Markdown, and of a diff only the new side is code.
 */
export function sourceOf(shown: ParentNode & Node): string {
  shown.querySelectorAll<HTMLElement>('[data-source]').forEach((comment) => {
    comment.textContent = comment.dataset.source!;
  });
  shown.querySelectorAll('del').forEach((line) => line.remove());
  return shown.textContent ?? '';
}
