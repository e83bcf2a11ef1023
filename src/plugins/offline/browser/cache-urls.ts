/** Has a worker fetch addresses the way it does when a page asks for them, and keep the answers. */
export function keep(worker: ServiceWorker | null, addresses: readonly string[]): void {
  const urlsToCache = addresses.map((address) => [address, {priority: 'low'}]);
  worker?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache}});
}

/** Gives the address of the page and of everything it has loaded. */
export const loadedFiles = (): string[] => [
  location.href,
  ...performance.getEntriesByType('resource').map(({name}) => name),
];

/** Tells whether a reader pays for what is loaded. */
export function savesData(): boolean {
  const {connection} = navigator as {connection?: {saveData?: boolean}};
  return Boolean(connection?.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
}
