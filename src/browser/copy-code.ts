import {announce} from './announce';
import {extractSource} from './code-source';

/** How long a button shows a message, in milliseconds. */
const messageDuration = 2000;

/**
 * Gives the text that the copy button of a code block copies: of a terminal, the commands and comments
 * without the output; of a diff, the new side; of any other block, all code.
 */
export function copiedText(figure: Element): string {
  const commands = [...figure.querySelectorAll('.command, .remark')];
  if (commands.length > 0) return commands.map(({textContent}) => textContent.trimEnd()).join('\n');
  const code = figure.querySelector('code')?.cloneNode(true) as Element | undefined;
  return code ? extractSource(code) : '';
}

const resetTimers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Shows a message on a button for a while; another click restarts the time. */
function showMessage(button: HTMLElement, message: string, isDone: boolean): void {
  clearTimeout(resetTimers.get(button));
  button.textContent = message;
  button.toggleAttribute('data-done', isDone);
  const timer = setTimeout(() => {
    button.textContent = 'Copy';
    button.removeAttribute('data-done');
  }, messageDuration);
  resetTimers.set(button, timer);
}

async function copyOnClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('figure > .copy') : null;
  const figure = button?.closest('figure');
  if (!button || !figure) return;
  try {
    await navigator.clipboard.writeText(copiedText(figure));
    showMessage(button, 'Copied', true);
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(figure.querySelector('code') ?? figure);
    showMessage(button, 'Selected', false);
    announce('Copying is not allowed here. The code is selected: copy it with the keyboard.');
  }
}

document.addEventListener('click', (event) => void copyOnClick(event));
