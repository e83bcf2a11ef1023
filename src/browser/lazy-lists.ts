/**
 * Fills lists when the reader opens them: headings of other pages in the sidebar, and pages of other
 * sections in the site menu. A separate script, because few readers open them.
 */
import {versionOf} from '../versions';
import {loadSectionAnchors, loadTitles} from './content-index';
import {type OutlineEntry, outlineOfAnchors} from './outline';
import {onDetailsOpened} from './page-events';

async function fillList(
  box: HTMLElement,
  contents: 'headings' | 'pages',
  load: () => Promise<Element[]>,
): Promise<void> {
  if (box.dataset.filled) return;
  box.dataset.filled = 'true';
  showStatus(box, `Loading ${contents}…`);
  try {
    const items = await load();
    if (items.length > 0) box.replaceChildren(...items);
    else showStatus(box, `No ${contents}.`);
  } catch {
    delete box.dataset.filled;
    const retryButton = document.createElement('button');
    retryButton.type = 'button';
    retryButton.textContent = 'Try again';
    retryButton.onclick = () => void fillList(box, contents, load);
    showStatus(box, `The ${contents} could not be loaded. `).append(retryButton);
  }
}

/** Shows a message, which screen readers announce. */
function showStatus(box: Element, message: string): Element {
  const existing = box.querySelector('[role=status]');
  const state = existing ?? document.createElement(box.matches('ul') ? 'li' : 'p');
  state.setAttribute('role', 'status');
  if (!existing) box.replaceChildren(state);
  state.textContent = message;
  return state;
}

function createLinkItem(href: string, title: string): Element {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), {href, title, textContent: title}));
  return item;
}

function createOutlineList(pathname: string, outline: readonly OutlineEntry[]): Element {
  const ul = document.createElement('ul');
  for (const {id, title, children} of outline) {
    const item = createLinkItem(`${pathname}#${id}`, title);
    if (children.length > 0) item.append(createOutlineList(pathname, children));
    ul.append(item);
  }
  return ul;
}

onDetailsOpened('[data-anchors] details[open] > [data-headings]', (box) =>
  fillList(box, 'headings', async () => {
    const {anchors} = box.closest<HTMLElement>('[data-anchors]')!.dataset;
    const {pathname} = box.closest('li')!.querySelector<HTMLAnchorElement>('a[href]')!;
    const outline = outlineOfAnchors((await loadSectionAnchors(anchors!))[pathname] ?? []);
    return outline.length > 0 ? [createOutlineList(pathname, outline)] : [];
  }),
);

onDetailsOpened('[data-pages-of][open] > ul', (box) =>
  fillList(box, 'pages', async () => {
    const address = box.parentElement!.dataset.pagesOf!;
    const titles = Object.entries(await loadTitles(versionOf(address).base));
    return titles
      .filter(([url]) => url.startsWith(address))
      .map(([url, title]) => createLinkItem(url, title));
  }),
);
