/**
 * What readers without a connection need: the service worker, which keeps the pages they have
 * read, a word about it, and the list of these pages. Loaded when a page is complete. Nothing here
 * may import React.
 */
import {cachedPagesMark} from '../config';
import {showConnection} from './notice';
import {register} from './register';

/** Address of the built cached-pages.ts; src/plugins/wake/build/static-files.ts writes it in. */
declare const cachedPagesFile: string;

// Refused, for example because the browser is to keep nothing: the site works without.
register().catch(() => {});

if (document.querySelector(`[${cachedPagesMark}]`))
  void import(/* webpackIgnore: true */ cachedPagesFile);
else {
  showConnection();
  window.addEventListener('online', showConnection);
  window.addEventListener('offline', showConnection);
}
