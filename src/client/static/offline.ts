/** Address of the built src/client/offline; src/plugins/wake/static-files.ts writes it in. */
declare const offlineFile: string;

// Whoever reads comes first.
if (process.env.NODE_ENV === 'production') {
  window.addEventListener('load', () => {
    import(/* webpackIgnore: true */ offlineFile).catch(() => {});
  });
}
