/**
 * Lists the pages of other sections in the site menu, when the reader opens them. A script of its
 * own, because few readers do. Nothing here may import React.
 */
import {onOpened} from './page-shown';
import {loadTitles} from './content-index';
import {versionOf} from '../versions';

async function fill(details: HTMLElement): Promise<void> {
  const {pagesOf: address, filled} = details.dataset;
  const list = details.querySelector('ul');
  if (address === undefined || filled !== undefined || !list) return;
  details.dataset.filled = '';
  say(list, 'Loading pages…');
  try {
    const titles = Object.entries(await loadTitles(versionOf(address).base));
    const pages = titles.filter(([url]) => url.startsWith(address));
    list.replaceChildren(...pages.map(([url, title]) => entry(url, title)));
  } catch {
    // The section's own link stands above; opening it once more tries again.
    delete details.dataset.filled;
    say(list, 'The pages could not be loaded.');
  }
}

function entry(url: string, title: string): Element {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  item.append(link);
  return item;
}

/** Shows a sentence in the place of the list, which screen readers say. */
function say(list: Element, message: string): void {
  const item = document.createElement('li');
  item.setAttribute('role', 'status');
  item.textContent = message;
  list.replaceChildren(item);
}

onOpened('[data-pages-of][open]', fill);
