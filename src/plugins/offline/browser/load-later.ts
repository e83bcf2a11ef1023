// Loading the page has priority over the service worker.
if (process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () => {
    import(/* webpackIgnore: true */ builtFiles.offline).catch(() => {});
  });
} else if (process.env.NODE_ENV === 'development') {
  // A built site may have been served at this address: its worker would answer with old files.
  void navigator.serviceWorker
    ?.getRegistrations()
    .then((left) => Promise.all(left.map((registration) => registration.unregister())));
}
