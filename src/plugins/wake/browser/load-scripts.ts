/**
 * Loads the scripts that few pages or readers need, when they do. In development each is a chunk of
 * the application, or a part of it.
 */
import {decoded} from '../../../browser/decoded';
import {notFoundMark} from '../../../browser/not-found/address';
import {onPageShown} from '../../../browser/page-shown';
import {termLinks} from '../../glossary/config';
import {optionFilter} from '../../option-index/config';

/** Addresses of built files; src/plugins/wake/build/static-files.ts writes them in. */
declare const codeSelectionFile: string;
declare const glossaryFile: string;
declare const menuStylesFile: string;
declare const movedAnchorsFile: string;
declare const notFoundFile: string;
declare const notLoadedFile: string;
declare const openedListsFile: string;
declare const optionFilterFile: string;
declare const placeLinksFile: string;

const isBuilt = process.env.NODE_ENV === 'production';

/** Loads a script; without it the page itself has what the reader needs, one click away. */
function tryTo(load: () => Promise<unknown>): void {
  load().catch(() => {});
}

const notLoaded = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ notLoadedFile)
    : import('../../search/browser/not-loaded');
const optionFilters = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ optionFilterFile)
    : import('../../option-index/browser');
const placeLinks = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ placeLinksFile)
    : Promise.all([
        import('../../../browser/version-links'),
        import('../../../browser/report-mistake'),
      ]);
const movedAnchors = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ movedAnchorsFile)
    : import('../../../browser/moved-anchors');
const notFound = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ notFoundFile)
    : import('../../../browser/not-found/fill-screen');
const openedLists = () =>
  isBuilt
    ? import(/* webpackIgnore: true */ openedListsFile)
    : import('../../../browser/opened-lists');

/** Loads what a control needs when the reader comes near it. */
function onApproach({target, pointerType}: Event & {pointerType?: string}): void {
  const isNear = (selector: string) => target instanceof Element && target.closest(selector);
  if (isNear('a[data-version], a[data-language], .heading')) tryTo(placeLinks);
  if (isNear('header [type=search]')) tryTo(notLoaded);
  if (isNear(`#${optionFilter.field}`)) tryTo(optionFilters);
  // What explains terms; in development it is a part of the application.
  if (!isBuilt) return;
  // A finger is near to all it can tap.
  if (pointerType === 'touch' ? document.querySelector(termLinks) : isNear(termLinks))
    tryTo(() => import(/* webpackIgnore: true */ glossaryFile));
}

/** The list of moved headings is wanted when the page lacks the one that was asked for. */
function lookForHeading(): void {
  const id = decoded(location.hash.slice(1));
  if (id && !document.getElementById(id)) tryTo(movedAnchors);
}

/** Fills what the reader has opened, maybe before this script arrived. */
function fillOpened(): void {
  if (document.querySelector('details[open]:is([data-pages-of], :has(> [data-headings]))'))
    tryTo(openedLists);
}

/** Wakes the application when something marked `data-wake="view"`, which only it can fill, is seen. */
function wakeInView(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    document.dispatchEvent(new Event('wake'));
  });
  document.querySelectorAll('[data-wake=view]').forEach((element) => observer.observe(element));
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', onApproach);
  document.addEventListener('focusin', onApproach);
  window.addEventListener('hashchange', lookForHeading);
  // Toggle events do not bubble.
  document.addEventListener('toggle', fillOpened, true);
}
onPageShown(() => {
  lookForHeading();
  fillOpened();
  wakeInView();
  // One file answers every unknown address: what is said of it is made by a script of its own.
  if (document.querySelector(`[${notFoundMark}]`)) tryTo(notFound);
  if (location.search.includes('q=')) tryTo(notLoaded);
  if (isBuilt && document.querySelector('.annotated,.diff'))
    tryTo(() => import(/* webpackIgnore: true */ codeSelectionFile));
});

if (isBuilt) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = menuStylesFile;
  document.head.append(sheet);
}
