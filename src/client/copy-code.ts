/** How long a button says what it did. */
const sayFor = 2000;

/**
 * Gives what a code block's copy button copies: the commands of a terminal without their output,
 * the new side of a diff, and everything of any other block.
 */
export function copiedText(figure: Element): string {
  const commands = [...figure.querySelectorAll('.command')];
  if (commands.length > 0) return commands.map(({textContent}) => textContent.trimEnd()).join('\n');
  const code = figure.querySelector('code')?.cloneNode(true) as Element | undefined;
  code?.querySelectorAll('del').forEach((line) => line.remove());
  return code?.textContent ?? '';
}

/** Read out by screen readers; made on the first click, so that pages carry nothing for it. */
function announce(message: string): void {
  const region = document.querySelector('[data-copy-status]') ?? addRegion();
  region.textContent = '';
  // A region speaks when its text changes after it was there.
  setTimeout(() => (region.textContent = message), 50);
}

function addRegion(): Element {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.dataset.copyStatus = '';
  document.body.append(region);
  return region;
}

function show(button: HTMLElement, message: string, isDone: boolean): void {
  const label = button.querySelector('span');
  if (!label) return;
  label.textContent = message;
  button.toggleAttribute('data-done', isDone);
  setTimeout(() => {
    label.textContent = 'Copy';
    button.removeAttribute('data-done');
  }, sayFor);
}

async function copyOnClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
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

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void copyOnClick(event));
}
