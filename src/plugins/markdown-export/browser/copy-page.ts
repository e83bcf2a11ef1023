import {markdownFile} from '../config';
import {announce} from '../../../browser/announce';

/** How long the button says what it did. */
const sayFor = 2000;

async function fetchMarkdown(): Promise<Blob> {
  const answer = await fetch(markdownFile);
  if (!answer.ok) throw answer;
  return new Blob([await answer.text()], {type: 'text/plain'});
}

/** Copies the page as Markdown. */
async function copyOnClick({target}: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('[data-copy-page]') : null;
  if (!button) return;
  const say = (message: string) => (button.textContent = message);
  try {
    // Safari allows no copying after something was waited for: the clipboard itself has to wait.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': fetchMarkdown()})]);
    announce(say('Copied'));
  } catch {
    announce(say('Not copied'));
  }
  setTimeout(say, sayFor, 'Copy Page');
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => void copyOnClick(event));
}
