/**
 * Fills lists when the reader opens them: headings of other pages in the sidebar, pages of other
 * sections in the site menu. A script of its own, because few readers do.
 */
import {versionOf} from '../versions';
import {loadSectionAnchors, loadTitles} from './content-index';
import {type OutlineEntry, outlineOfAnchors} from './outline';
import {onOpened} from './page-shown';

async function fill(
  box: HTMLElement,
  what: 'headings' | 'pages',
  load: () => Promise<Element[]>,
): Promise<void> {
  if (box.dataset.filled) return;
  box.dataset.filled = 'true';
  say(box, `Loading ${what}…`);
  try {
    const found = await load();
    if (found.length > 0) box.replaceChildren(...found);
    else say(box, `No ${what}.`);
  } catch {
    delete box.dataset.filled;
    const again = document.createElement('button');
    again.type = 'button';
    again.textContent = 'Try again';
    again.onclick = () => void fill(box, what, load);
    say(box, `The ${what} could not be loaded. `).append(again);
  }
}

/** Shows a sentence, which screen readers say when it changes. */
function say(box: Element, message: string): Element {
  const known = box.querySelector('[role=status]');
  const state = known ?? document.createElement(box.matches('ul') ? 'li' : 'p');
  state.setAttribute('role', 'status');
  if (!known) box.replaceChildren(state);
  state.textContent = message;
  return state;
}

function entry(href: string, title: string): Element {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), {href, title, textContent: title}));
  return item;
}

function list(pathname: string, outline: readonly OutlineEntry[]): Element {
  const ul = document.createElement('ul');
  for (const {id, title, children} of outline) {
    const item = entry(`${pathname}#${id}`, title);
    if (children.length > 0) item.append(list(pathname, children));
    ul.append(item);
  }
  return ul;
}

onOpened('[data-anchors] details[open] > [data-headings]', (box) =>
  fill(box, 'headings', async () => {
    const {anchors} = box.closest<HTMLElement>('[data-anchors]')!.dataset;
    const {pathname} = box.closest('li')!.querySelector<HTMLAnchorElement>('a[href]')!;
    const outline = outlineOfAnchors((await loadSectionAnchors(anchors!))[pathname] ?? []);
    return outline.length > 0 ? [list(pathname, outline)] : [];
  }),
);

onOpened('[data-pages-of][open] > ul', (box) =>
  fill(box, 'pages', async () => {
    const address = box.parentElement!.dataset.pagesOf!;
    const titles = Object.entries(await loadTitles(versionOf(address).base));
    return titles.filter(([url]) => url.startsWith(address)).map((each) => entry(...each));
  }),
);
