/** The worker of a build without one (`OFFLINE=off`): deletes everything that was kept, and itself. */
interface Farewell {
  skipWaiting: () => Promise<void>;
  registration: {unregister: () => Promise<boolean>};
}

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await (self as unknown as Farewell).registration.unregister();
}

self.addEventListener('install', () => void (self as unknown as Farewell).skipWaiting());
self.addEventListener('activate', (event) => {
  (event as Event & {waitUntil: (work: Promise<void>) => void}).waitUntil(leave());
});
