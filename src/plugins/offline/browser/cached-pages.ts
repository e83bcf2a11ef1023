/** Lists the cached pages on the page that is shown instead of one that cannot be loaded. */
import {runtimeCaches} from '../cache-limits';
import {
  cachedPagesAttribute,
  savedSectionsCache,
  missingPageAttribute,
  retryAttribute,
} from '../config';
import {memoizeAsync} from '../../../browser/memoize-async';
import {site} from '../../../config/site';
import type {TitlesByPage} from '../../../types/content';

const titlesOfVersion = memoizeAsync(async (base: string): Promise<TitlesByPage> => {
  const response = await caches.match(`${base}content-index/titles.json`);
  return response ? ((await response.json()) as TitlesByPage) : {};
});

/** Gives the title of a page, if the titles of its version are cached. */
async function cachedTitle(path: string): Promise<string | undefined> {
  const [base] = /^\/(?:v\d+\/)?/.exec(path)!;
  return (await titlesOfVersion(base))[path];
}

/** Gives the title of a page from its HTML, without the name of the site. */
export function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>'));
  const {title} = new DOMParser().parseFromString(head, 'text/html');
  return title.replace(` | ${site.title}`, '');
}

/**
 * Reads which pages are on this device: first those that were visited, the last one first, then those
 * of saved sections.
 */
async function cachedPages() {
  const visited = await pagesInCache(runtimeCaches.pages.name);
  const savedPages = await pagesInCache(savedSectionsCache);
  const pages = new Map([...visited.reverse(), ...savedPages].map((page) => [page.path, page]));
  return Promise.all(
    [...pages.values()].map(async ({path, response}) => ({
      path,
      title: (await cachedTitle(path)) ?? titleOf((await response?.text()) ?? ''),
    })),
  );
}

async function pagesInCache(cacheName: string) {
  if (!(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const requests = (await cache.keys()).filter(({url}) => url.endsWith('/'));
  return Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url).pathname,
      response: await cache.match(request),
    })),
  );
}

/** Says which page was requested, if its title is on this device. */
async function nameMissingPage(): Promise<void> {
  const path = location.pathname.replace(/\/?$/, '/');
  const title = await cachedTitle(path);
  const text = document.querySelector(`[${missingPageAttribute}]`);
  if (text && title) text.textContent = `The page "${title}" is not on this device.`;
}

function createListItem({path, title}: {path: string; title: string}): Element {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title || path;
  const address = document.createElement('code');
  address.textContent = path;
  const item = document.createElement('li');
  item.append(link, ' ', address);
  return item;
}

/** Fills the list, and reloads the page when the reader wants it or the connection is back. */
async function listCachedPages(): Promise<void> {
  const reload = () => location.reload();
  document.querySelector(`[${retryAttribute}]`)?.addEventListener('click', reload);
  window.addEventListener('online', reload);

  void nameMissingPage().catch(() => {});
  // Some browsers forbid caches: then the list stays empty.
  const pages = await cachedPages().catch(() => []);
  const status = document.querySelector(`[${cachedPagesAttribute}] [role=status]`);
  const list = document.querySelector(`[${cachedPagesAttribute}] ul`);
  if (!status || !list) return;
  status.textContent =
    pages.length === 0
      ? 'None yet: pages are kept when you read them with a connection.'
      : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, the most recently read first:`;
  list.replaceChildren(...pages.map(createListItem));
}

void listCachedPages();
