/**
 * What readers without a connection need: the service worker, which keeps the pages they have
 * read, a word about it, and the list of these pages. Loaded when a page is complete.
 */
import {
  cachedPagesAttribute,
  savedSectionsCache,
  offlinePath,
  updateIntervalMilliseconds,
  workerAddress,
} from '../config';
import {pageShownEvent} from '../../../browser/page-events';

/**
 * Registers the service worker where one may be, looks for a new version of it every hour, and
 * lets a new version take over with the next page: nothing that is shown is ever loaded anew.
 */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !mayRegister(location)) return;
  const {serviceWorker} = navigator;
  const cameWithoutWorker = !serviceWorker.controller;
  const registration = await serviceWorker.register(workerAddress, {updateViaCache: 'none'});
  setInterval(() => void registration.update().catch(() => {}), updateIntervalMilliseconds);

  const handOver = () => registration.waiting?.postMessage({type: 'SKIP_WAITING'});
  handOver();
  await serviceWorker.ready;
  if (cameWithoutWorker) keep(registration.active, [...loadedFiles(), ...titlesOfVersion()]);
  document.addEventListener(pageShownEvent, () => {
    handOver();
    // The application shows pages without their document, which a later visit would need.
    if (!savesData()) keep(registration.active, [location.href]);
  });
  if (!savesData() && (await caches.has(savedSectionsCache)))
    await import(/* webpackIgnore: true */ builtFiles.updateSavedSections);
}

/** Has a worker fetch addresses the way it does when a page asks for them, and keep the answers. */
function keep(worker: ServiceWorker | null, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) => [address, {priority: 'low'}]);
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** Gives the address of the page and of everything it has loaded. */
const loadedFiles = (): string[] => [
  location.href,
  ...performance.getEntriesByType('resource').map(({name}) => name),
];

/** Gives the address of the titles of all pages, by which a page that is not there can be named. */
function titlesOfVersion(): string[] {
  const anchors = document.querySelector<HTMLElement>('[data-anchors]')?.dataset.anchors;
  return anchors ? [anchors.replace(/[^/]+$/, 'titles.json')] : [];
}

/** Tells whether a reader pays for what is loaded. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Tells whether a worker may serve a page: only over HTTPS or on this machine, where responses cannot be changed on the way. */
export const mayRegister = ({protocol, hostname}: Pick<Location, 'protocol' | 'hostname'>) =>
  protocol === 'https:' || hostname === 'localhost' || /^127\./.test(hostname);

let notice: HTMLElement | undefined;

/** Says below the page that it is read without a connection, for as long as that is so. */
function showConnection(): void {
  if (navigator.onLine || location.pathname === offlinePath) notice?.remove();
  else document.body.append((notice ??= makeNotice()));
}

function makeNotice(): HTMLElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = builtFiles.noticeStyles;
  document.head.append(sheet);

  const link = document.createElement('a');
  link.href = offlinePath;
  link.textContent = 'Pages you can read now';
  const box = document.createElement('div');
  box.className = 'offlineNotice';
  box.setAttribute('role', 'status');
  // A region speaks when its text changes after it was there.
  setTimeout(() => box.append('You are offline. ', link), 50);
  return box;
}

// Refused, for example because the browser is to keep nothing: the site works without.
register().catch(() => {});

if (document.querySelector(`[${cachedPagesAttribute}]`))
  void import(/* webpackIgnore: true */ builtFiles.cachedPages);
else {
  showConnection();
  window.addEventListener('online', showConnection);
  window.addEventListener('offline', showConnection);
}
