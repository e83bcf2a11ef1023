/**
 * Notes of annotated code (src/markdown/code-blocks/annotations): a button at the end of a line opens
 * its note below it. Where notes are in the margin, one is open at a time, that of the line which
 * is pointed at or has the focus. Escape closes.
 */

/** As in src/css/annotated.css. */
const besideText = '(width >= 77.5em)';

const buttonsIn = (figure: Element) => figure.querySelectorAll<HTMLElement>('.noted > button');

function show(button: HTMLElement, isOpen: boolean): void {
  const figure = button.closest('.annotated')!;
  if (matchMedia(besideText).matches)
    for (const other of buttonsIn(figure)) other.ariaExpanded = 'false';
  button.ariaExpanded = String(isOpen);
}

function toggle({target}: Event): void {
  const button = (target as Element).closest<HTMLElement>('.noted > button');
  if (button) show(button, button.ariaExpanded !== 'true');
}

/** The button itself only toggles. */
function showBeside({target}: Event): void {
  const line = (target as Element).closest('.noted > span')?.parentElement;
  if (line && matchMedia(besideText).matches) show(line.querySelector('button')!, true);
}

function close({key}: KeyboardEvent): void {
  const figure = key === 'Escape' && document.activeElement?.closest('.annotated');
  if (!figure) return;
  const note = document.activeElement!.closest('.note');
  note?.previousElementSibling?.querySelector('button')?.focus();
  for (const button of buttonsIn(figure)) button.ariaExpanded = 'false';
}

document.addEventListener('click', toggle);
document.addEventListener('pointerover', showBeside);
document.addEventListener('focusin', showBeside);
document.addEventListener('keydown', close);
