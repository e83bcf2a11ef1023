import {type OutlineEntry, outlineOfAnchors} from './outline';
import {loadSectionAnchors} from './content-index';
import {onOpened} from './page-shown';

/** Headings of pages that are not shown: fetched when the reader first opens them. A script of its own, because few readers do. */
const place = ':scope > [data-headings]';

async function fill(details: HTMLElement): Promise<void> {
  const box = details.querySelector<HTMLElement>(place);
  const link = details.parentElement?.querySelector<HTMLAnchorElement>('a[href]');
  const file = details.closest<HTMLElement>('[data-anchors]')?.dataset.anchors;
  if (!box || !link || file === undefined || box.dataset.headings) return;
  box.dataset.headings = 'loading';
  say(box, 'Loading headings…');
  try {
    const anchors = await loadSectionAnchors(file);
    const outline = outlineOfAnchors(anchors[link.pathname] ?? []);
    if (outline.length > 0) box.replaceChildren(list(link.pathname, outline));
    else say(box, 'No headings.');
  } catch {
    box.dataset.headings = '';
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try again';
    again.onclick = () => void fill(details);
    say(box, 'The headings could not be loaded. ').append(again);
  }
}

/** Shows a sentence, which screen readers say when it changes. */
function say(box: Element, message: string): Element {
  const state = box.querySelector('p') ?? document.createElement('p');
  state.setAttribute('aria-live', 'polite');
  if (!state.isConnected) box.replaceChildren(state);
  state.textContent = message;
  return state;
}

function list(pathname: string, outline: readonly OutlineEntry[]): Element {
  const ul = document.createElement('ul');
  for (const {id, title, children} of outline) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `${pathname}#${id}`;
    link.textContent = link.title = title.map(({text}) => text).join('');
    item.append(link);
    if (children.length > 0) item.append(list(pathname, children));
    ul.append(item);
  }
  return ul;
}

onOpened('[data-anchors] details[open]', fill);
