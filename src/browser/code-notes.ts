/**
 * Notes of annotated code (src/markdown/code-blocks/annotations): a button at the end of a line opens
 * its note below it. Where notes are in the margin, one is open at a time, that of the line which
 * is pointed at or has the focus. Escape and a click elsewhere close; the focus goes back to the button.
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

function closeAll(figure: Element): void {
  const note = document.activeElement!.closest('.note');
  if (note && figure.contains(note))
    note.previousElementSibling?.querySelector('button')?.focus({preventScroll: true});
  for (const button of buttonsIn(figure)) button.ariaExpanded = 'false';
}

function closeByKey({key}: KeyboardEvent): void {
  const figure = key === 'Escape' && document.activeElement?.closest('.annotated');
  if (figure) closeAll(figure);
}

/** What is clicked may take the focus itself. */
function closeOutside({target}: Event): void {
  for (const figure of document.querySelectorAll('.annotated'))
    if (!figure.contains(target as Element)) closeAll(figure);
}

document.addEventListener('click', toggle);
document.addEventListener('pointerdown', closeOutside);
document.addEventListener('pointerover', showBeside);
document.addEventListener('focusin', showBeside);
document.addEventListener('keydown', closeByKey);
