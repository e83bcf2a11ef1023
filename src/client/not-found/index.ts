/**
 * Says on the screen of unknown addresses which pages the reader may have meant, and offers to
 * search for the name. A script of its
 * own (src/config/not-found.ts): no other page needs it. Nothing here may import React.
 */
import {decoded} from '../../components/navigation/decoded';
import {notFoundMark, suggestionsMark} from '../../components/not-found/title';
import {titleOfPath} from '../../components/navigation/title-of-path';
import {onPageShown} from '../static/page-shown';
import {loadCandidates} from './candidates';
import {type Candidate, closest} from './closest';

async function suggest(): Promise<void> {
  const {pathname} = location;
  const box = document.querySelector(`[${suggestionsMark}]`);
  if (!box) return;
  box.replaceChildren();
  const pages = closest(pathname, await loadCandidates(pathname));
  if (pages.length > 0 && pathname === location.pathname) box.append(answer(pathname, pages));
}

/** Offers the name of the page to the search, unless the reader was quicker. */
function fillSearch(): void {
  const field = document.querySelector<HTMLInputElement>(`[${notFoundMark}] [type=search]`);
  if (field && !field.value) field.value = titleOfPath(location.pathname) ?? '';
}

/** What webpack says of a module that is not there. */
function answer(pathname: string, pages: readonly Candidate[]): Element {
  const list = document.createElement('ul');
  for (const {address, title} of pages) {
    const link = document.createElement('a');
    link.href = address;
    link.append(`${title} `, code(address));
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const terminal = document.createElement('div');
  terminal.append(
    paragraph('Can’t resolve ', code(decoded(pathname))),
    paragraph('Did you mean:'),
    list,
  );
  return terminal;
}

function paragraph(...content: (string | Element)[]): Element {
  const element = document.createElement('p');
  element.append(...content);
  return element;
}

/** An address as webpack would write the request for it. */
function code(address: string): Element {
  const element = document.createElement('code');
  element.textContent = `.${address}`;
  return element;
}

// Offline, or without the list: the screen is complete as it is.
onPageShown(() => {
  fillSearch();
  suggest().catch(() => {});
});
