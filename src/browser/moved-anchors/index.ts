import {decoded} from '../decoded';
import {onPageShown} from '../page-shown';

/** Address of the built moved-target.ts; src/plugins/wake/build/static-files.ts writes it in. */
declare const movedAnchorsFile: string;

/** Loads the list of moved headings when the page lacks the one that was asked for. */
function lookForHeading(): void {
  const id = decoded(window.location.hash.slice(1));
  if (id === '' || document.getElementById(id)) return;
  // Without it the page is shown from its beginning.
  load().catch(() => {});
}

/** In development the list is a chunk of the application like any other. */
function load(): Promise<unknown> {
  return process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ movedAnchorsFile)
    : import('./moved-target');
}

onPageShown(lookForHeading);
if (typeof window !== 'undefined') window.addEventListener('hashchange', lookForHeading);
