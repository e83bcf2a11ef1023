/**
 * Notes of annotated code (src/markdown/code-blocks/annotations): a button at the end of a line opens
 * its note below the line. Where notes are in the margin, one is open at a time: that of the line that
 * is hovered or focused. Escape and a click outside close notes and return the focus to the button.
 */

/** The media query for notes in the margin, as in src/css/annotated.css. */
const marginQuery = '(width >= 77.5em)';

const buttonsIn = (figure: Element) => figure.querySelectorAll<HTMLElement>('.noted > button');

function show(button: HTMLElement, isOpen: boolean): void {
  const figure = button.closest('.annotated')!;
  if (matchMedia(marginQuery).matches)
    for (const other of buttonsIn(figure)) other.ariaExpanded = 'false';
  button.ariaExpanded = String(isOpen);
}

function toggle({target}: Event): void {
  const button = (target as Element).closest<HTMLElement>('.noted > button');
  if (button) show(button, button.ariaExpanded !== 'true');
}

/** Opens the note of the line under the pointer or focus, where notes are in the margin. Not for the button, which toggles. */
function showInMargin({target}: Event): void {
  const line = (target as Element).closest('.noted > span')?.parentElement;
  if (line && matchMedia(marginQuery).matches) show(line.querySelector('button')!, true);
}

/** Gives the button of the note in `figure` that contains the focus. */
const focusedButton = (figure: Element) =>
  [...figure.querySelectorAll('.note')]
    .find((note) => note.contains(document.activeElement))
    ?.previousElementSibling?.querySelector('button');

function closeAll(figure: Element): void {
  for (const button of buttonsIn(figure)) button.ariaExpanded = 'false';
}

function closeOnEscape({key}: KeyboardEvent): void {
  const figure = key === 'Escape' && document.activeElement?.closest('.annotated');
  if (!figure) return;
  focusedButton(figure)?.focus();
  closeAll(figure);
}

/** Closes notes on a click outside, and returns the focus to the button unless the click moves it. */
function closeOutside({target}: Event): void {
  for (const figure of document.querySelectorAll('.annotated')) {
    if (figure.contains(target as Element)) continue;
    const button = focusedButton(figure);
    closeAll(figure);
    if (!button) continue;
    const restoreFocus = () => {
      if (document.activeElement?.matches('body, main')) button.focus({preventScroll: true});
    };
    document.addEventListener('click', restoreFocus, {once: true});
  }
}

document.addEventListener('click', toggle);
document.addEventListener('pointerdown', closeOutside);
document.addEventListener('pointerover', showInMargin);
document.addEventListener('focusin', showInMargin);
document.addEventListener('keydown', closeOnEscape);
