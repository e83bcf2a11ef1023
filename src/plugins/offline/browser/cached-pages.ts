/** Lists the cached pages, on the page shown in place of one that is not cached. */
import {runtimeCaches, cachedPagesAttribute, retryAttribute} from '../config';
import {site} from '../../../config/site';

/** Gives the title of a page without the name of the site. */
export function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</title>'));
  const {title} = new DOMParser().parseFromString(head, 'text/html');
  return title.replace(` | ${site.title}`, '');
}

/** Reads what the worker has kept; what was read last comes first. */
async function cachedPages() {
  const cache = await caches.open(runtimeCaches.pages.name);
  const requests = [...(await cache.keys())].reverse();
  return Promise.all(
    requests.map(async (request) => {
      const answer = await cache.match(request);
      return {path: new URL(request.url).pathname, title: titleOf((await answer?.text()) ?? '')};
    }),
  );
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

  // A browser that keeps nothing has nothing to list.
  const pages = await cachedPages().catch(() => []);
  const status = document.querySelector(`[${cachedPagesAttribute}] [role=status]`);
  const list = document.querySelector(`[${cachedPagesAttribute}] ul`);
  if (!status || !list) return;
  status.textContent =
    pages.length === 0
      ? 'None yet: pages are kept when you read them with a connection.'
      : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, the last one read first:`;
  list.replaceChildren(...pages.map(entry));
}

void listCachedPages();
