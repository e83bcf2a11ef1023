// Loading the page has priority over the service worker.
if (process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () => {
    import(/* webpackIgnore: true */ builtFiles.offline).catch(() => {});
  });
} else if (process.env.NODE_ENV === 'development') {
  // A built site served at this address before left a worker, which would respond with old files.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) =>
      Promise.all(registrations.map((registration) => registration.unregister())),
    );
}
