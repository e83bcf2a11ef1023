/** The worker of a build with `OFFLINE=off`: deletes all caches and unregisters itself. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: {unregister: () => Promise<boolean>};
}

async function removeWorker(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await (self as unknown as WorkerScope).registration.unregister();
}

self.addEventListener('install', () => void (self as unknown as WorkerScope).skipWaiting());
self.addEventListener('activate', (event) => {
  (event as Event & {waitUntil: (work: Promise<void>) => void}).waitUntil(removeWorker());
});
