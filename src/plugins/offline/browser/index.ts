/**
 * Offline support of pages: registers the service worker, which caches the pages that were read, and
 * shows a notice while there is no connection. Loaded after everything else on the page.
 */
import {
  cachedPagesAttribute,
  savedSectionsCache,
  offlinePath,
  updateIntervalMilliseconds,
  workerAddress,
} from '../config';
import {appendStyleSheet} from '../../../browser/append-style-sheet';
import {pageShownEvent} from '../../../browser/page-events';
import {savesData} from '../../../browser/saves-data';

/**
 * Registers the service worker, where that is possible, and looks for a new version of it every hour.
 * A new version takes over with the next page, so that the current one is never reloaded.
 */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !canRegister(location)) return;
  const {serviceWorker} = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const registration = await serviceWorker.register(workerAddress, {updateViaCache: 'none'});
  setInterval(() => void registration.update().catch(() => {}), updateIntervalMilliseconds);

  const activateWaitingWorker = () => registration.waiting?.postMessage({type: 'SKIP_WAITING'});
  activateWaitingWorker();
  await serviceWorker.ready;
  if (isFirstVisit) cacheUrls(registration.active, [...loadedFiles(), ...titlesOfVersion()]);
  document.addEventListener(pageShownEvent, () => {
    activateWaitingWorker();
    // The application has not requested the document of the new page, which a later visit offline needs.
    if (!savesData()) cacheUrls(registration.active, [location.href]);
  });
  if (!savesData() && (await caches.has(savedSectionsCache)))
    await import(/* webpackIgnore: true */ builtFiles.updateSavedSections);
}

/** Makes a worker fetch and cache URLs as if a page had requested them. */
function cacheUrls(worker: ServiceWorker | null, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) => [address, {priority: 'low'}]);
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** Gives the URL of the page and of everything it has loaded. */
const loadedFiles = (): string[] => [
  location.href,
  ...performance.getEntriesByType('resource').map(({name}) => name),
];

/** Gives the URL of the titles of all pages, which the offline page needs to name a missing page. */
function titlesOfVersion(): string[] {
  const anchors = document.querySelector<HTMLElement>('[data-anchors]')?.dataset.anchors;
  return anchors ? [anchors.replace(/[^/]+$/, 'titles.json')] : [];
}

/** Tells whether a browser allows a service worker here: over HTTPS, and on this machine. */
export const canRegister = ({protocol, hostname}: Pick<Location, 'protocol' | 'hostname'>) =>
  protocol === 'https:' || hostname === 'localhost' || /^127\./.test(hostname);

let notice: HTMLElement | undefined;

/** Shows the offline notice while there is no connection, except on the offline page. */
function updateNotice(): void {
  if (navigator.onLine || location.pathname === offlinePath) notice?.remove();
  else document.body.append((notice ??= createNotice()));
}

function createNotice(): HTMLElement {
  appendStyleSheet(builtFiles.noticeStyles);

  const link = document.createElement('a');
  link.href = offlinePath;
  link.textContent = 'Pages you can read now';
  const box = document.createElement('div');
  box.className = 'offlineNotice';
  box.setAttribute('role', 'status');
  // Screen readers announce a status only when its text changes after it was added.
  setTimeout(() => box.append('You are offline. ', link), 50);
  return box;
}

// Some browsers refuse, for example in private windows: the site works without a worker.
register().catch(() => {});

if (document.querySelector(`[${cachedPagesAttribute}]`))
  void import(/* webpackIgnore: true */ builtFiles.cachedPages);
else {
  updateNotice();
  window.addEventListener('online', updateNotice);
  window.addEventListener('offline', updateNotice);
}
