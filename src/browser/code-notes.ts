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

/** The button of the note that has the focus, in an element. */
const focusedButton = (figure: Element) =>
  [...figure.querySelectorAll('.note')]
    .find((note) => note.contains(document.activeElement))
    ?.previousElementSibling?.querySelector('button');

function closeAll(figure: Element): void {
  for (const button of buttonsIn(figure)) button.ariaExpanded = 'false';
}

function closeByKey({key}: KeyboardEvent): void {
  const figure = key === 'Escape' && document.activeElement?.closest('.annotated');
  if (!figure) return;
  focusedButton(figure)?.focus();
  closeAll(figure);
}

/** The focus goes back, unless what is clicked takes it. */
function closeOutside({target}: Event): void {
  for (const figure of document.querySelectorAll('.annotated')) {
    if (figure.contains(target as Element)) continue;
    const button = focusedButton(figure);
    closeAll(figure);
    if (!button) continue;
    const giveBack = () => {
      if (document.activeElement?.matches('body, main')) button.focus({preventScroll: true});
    };
    document.addEventListener('click', giveBack, {once: true});
  }
}

document.addEventListener('click', toggle);
document.addEventListener('pointerdown', closeOutside);
document.addEventListener('pointerover', showBeside);
document.addEventListener('focusin', showBeside);
document.addEventListener('keydown', closeByKey);
