import {decoded} from '../decoded';
import {suggestionsMark} from './not-found-title';
import {onPageShown} from '../page-shown';
import {loadCandidates} from './candidates';
import {type Candidate, closest} from './closest';

async function suggest(): Promise<void> {
  const {pathname} = location;
  const box = document.querySelector(`[${suggestionsMark}]`);
  if (!box) return;
  box.replaceChildren();
  const pages = closest(pathname, await loadCandidates(pathname));
  if (pages.length > 0 && pathname === location.pathname) box.append(terminal(pathname, pages));
}

/** Says it as webpack says it of a module that is not there, in the look of other terminals. */
function terminal(pathname: string, pages: readonly Candidate[]): Element {
  const code = document.createElement('code');
  code.append(`Can’t resolve '.${decoded(pathname)}'\nDid you mean:`);
  for (const {address, title} of pages) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = `.${address}`;
    code.append('\n  ', link, `  ${title}`);
  }
  const block = document.createElement('pre');
  block.append(code);
  const figure = document.createElement('div');
  figure.className = 'code terminal';
  figure.append(block);
  return figure;
}

// Offline, or without the list: the screen is complete as it is.
onPageShown(() => void suggest().catch(() => {}));
