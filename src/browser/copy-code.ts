import {announce} from './announce';
import {sourceOf} from './code-source';

/** How long a button says what it did. */
const sayFor = 2000;

/**
 * Gives what a code block's copy button copies: the commands of a terminal and the remarks on them
 * without the output, the new side of a diff, and everything of any other block.
 */
export function copiedText(figure: Element): string {
  const commands = [...figure.querySelectorAll('.command, .remark')];
  if (commands.length > 0) return commands.map(({textContent}) => textContent.trimEnd()).join('\n');
  const code = figure.querySelector('code')?.cloneNode(true) as Element | undefined;
  return code ? sourceOf(code) : '';
}

function show(button: HTMLElement, message: string, isDone: boolean): void {
  button.textContent = message;
  button.toggleAttribute('data-done', isDone);
  setTimeout(() => {
    button.textContent = 'Copy';
    button.removeAttribute('data-done');
  }, sayFor);
}

async function copyOnClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('figure > .copy') : null;
  const figure = button?.closest('figure');
  if (!button || !figure) return;
  try {
    await navigator.clipboard.writeText(copiedText(figure));
    show(button, 'Copied', true);
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(figure.querySelector('code') ?? figure);
    show(button, 'Selected', false);
    announce('Copying is not allowed here. The code is selected: copy it with the keyboard.');
  }
}

document.addEventListener('click', (event) => void copyOnClick(event));
