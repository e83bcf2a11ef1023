/** Lists the cached pages, on the page shown in place of one that is not cached. */
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

/** Gives the title of a page, where the list of titles of its version is on this device. */
async function cachedTitle(path: string): Promise<string | undefined> {
  const [base] = /^\/(?:v\d+\/)?/.exec(path)!;
  return (await titlesOfVersion(base))[path];
}

/** Gives the title of a page without the name of the site. */
export function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>'));
  const {title} = new DOMParser().parseFromString(head, 'text/html');
  return title.replace(` | ${site.title}`, '');
}

/**
 * Reads which pages are on this device: first those of the last visits, then those of the sections
 * that the reader keeps.
 */
async function cachedPages() {
  const visited = await pagesIn(runtimeCaches.pages.name);
  const savedPages = await pagesIn(savedSectionsCache);
  const pages = new Map([...visited.reverse(), ...savedPages].map((page) => [page.path, page]));
  return Promise.all(
    [...pages.values()].map(async ({path, response}) => ({
      path,
      title: (await cachedTitle(path)) ?? titleOf((await response?.text()) ?? ''),
    })),
  );
}

async function pagesIn(cacheName: string) {
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

/** Says which page was asked for, where its title is on this device. */
async function nameMissingPage(): Promise<void> {
  const path = location.pathname.replace(/\/?$/, '/');
  const title = await cachedTitle(path);
  const text = document.querySelector(`[${missingPageAttribute}]`);
  if (text && title) text.textContent = `The page "${title}" is not on this device.`;
}

function entry({path, title}: {path: string; title: string}): Element {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title || path;
  const address = document.createElement('code');
  address.textContent = path;
  const item = document.createElement('li');
  item.append(link, ' ', address);
  return item;
}

/** Fills the list, and has the page tried again on demand and when the connection is back. */
export async function listCachedPages(): Promise<void> {
  const again = () => location.reload();
  document.querySelector(`[${retryAttribute}]`)?.addEventListener('click', again);
  window.addEventListener('online', again);

  void nameMissingPage().catch(() => {});
  // A browser that keeps nothing has nothing to list.
  const pages = await cachedPages().catch(() => []);
  const status = document.querySelector(`[${cachedPagesAttribute}] [role=status]`);
  const list = document.querySelector(`[${cachedPagesAttribute}] ul`);
  if (!status || !list) return;
  status.textContent =
    pages.length === 0
      ? 'None yet: pages are kept when you read them with a connection.'
      : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, the most recently read first:`;
  list.replaceChildren(...pages.map(entry));
}

void listCachedPages();
