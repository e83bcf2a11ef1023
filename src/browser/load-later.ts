/**
 * Loads the scripts that few pages or readers need, when they do. In development each is a chunk of
 * the application, or a part of it.
 */
import {decoded} from './decoded';
import {notFoundMark} from './not-found/address';
import {onPageShown} from './page-shown';

/** Addresses of the built files; src/plugins/wake/build/static-files.ts writes them in. */
declare const codeSelectionFile: string;
declare const menuStylesFile: string;
declare const movedAnchorsFile: string;
declare const sectionHeadingsFile: string;
declare const sectionPagesFile: string;
declare const notFoundFile: string;

const isBuilt = process.env.NODE_ENV === 'production';

/** Loads a script; without it the page itself has what the reader needs, one click away. */
function tryTo(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

/** The list of moved headings is wanted when the page lacks the one that was asked for. */
function lookForHeading(): void {
  const id = decoded(window.location.hash.slice(1));
  if (id === '' || document.getElementById(id)) return;
  tryTo(() =>
    isBuilt ? import(/* webpackIgnore: true */ movedAnchorsFile) : import('./moved-anchors'),
  );
}

/** One file answers every unknown address: what is said of the address is made by a script of its own. */
function describeAddress(): void {
  if (!document.querySelector(`[${notFoundMark}]`)) return;
  tryTo(() =>
    isBuilt ? import(/* webpackIgnore: true */ notFoundFile) : import('./not-found/fill-screen'),
  );
}

/** Fills what the reader has opened: headings of other pages, pages of other sections. */
function fillOpened(): void {
  if (document.querySelector('[data-anchors] details[open] > [data-headings]'))
    tryTo(() =>
      isBuilt
        ? import(/* webpackIgnore: true */ sectionHeadingsFile)
        : import('./section-headings'),
    );
  if (document.querySelector('[data-pages-of][open]'))
    tryTo(() =>
      isBuilt ? import(/* webpackIgnore: true */ sectionPagesFile) : import('./section-pages'),
    );
}

onPageShown(lookForHeading);
onPageShown(describeAddress);
onPageShown(fillOpened);
if (typeof document !== 'undefined') {
  window.addEventListener('hashchange', lookForHeading);
  // Toggle events do not bubble. A reader may have opened some before this script arrived.
  document.addEventListener('toggle', fillOpened, true);
}

if (isBuilt) {
  onPageShown(() => {
    if (document.querySelector('.annotated,.diff'))
      tryTo(() => import(/* webpackIgnore: true */ codeSelectionFile));
  });
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = menuStylesFile;
  document.head.append(sheet);
}
