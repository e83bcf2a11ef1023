import {onPageShown} from '../../../browser/page-shown';
import {termLinks} from '../../glossary/config';
import {optionFilter} from '../../option-index/config';

/** Addresses of built files; src/plugins/wake/build/static-files.ts writes them in. */
declare const glossaryFile: string;
declare const notLoadedFile: string;
declare const optionFilterFile: string;
declare const placeLinksFile: string;

const isProduction = process.env.NODE_ENV === 'production';

/** Says that the search has not loaded. */
const notLoaded = () =>
  isProduction
    ? import(/* webpackIgnore: true */ notLoadedFile)
    : import('../../search/browser/not-loaded');
/** Filters options; without it the list stays whole, and Enter searches the site. */
const optionFilters = () =>
  isProduction
    ? import(/* webpackIgnore: true */ optionFilterFile)
    : import('../../option-index/browser');
/** Has links to another version or language keep page and heading, and headings report mistakes. */
const placeLinks = () =>
  isProduction
    ? import(/* webpackIgnore: true */ placeLinksFile)
    : Promise.all([
        import('../../../browser/version-links'),
        import('../../../browser/report-mistake'),
      ]);

/** Loads what a control needs when the reader comes near it. */
function onApproach({target, pointerType}: Event & {pointerType?: string}): void {
  const isNear = (selector: string) => target instanceof Element && target.closest(selector);
  if (isNear('a[data-version], a[data-language], .heading')) void placeLinks();
  if (isNear('header [type=search]')) void notLoaded();
  if (isNear(`#${optionFilter.field}`)) optionFilters().catch(() => {});
  // What explains terms; in development it is a part of the application.
  if (!isProduction) return;
  // A finger is near to all it can tap.
  if (pointerType === 'touch' ? document.querySelector(termLinks) : isNear(termLinks))
    void import(/* webpackIgnore: true */ glossaryFile);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', onApproach);
  document.addEventListener('focusin', onApproach);
}
onPageShown(() => {
  if (location.search.includes('q=')) void notLoaded();
});

/** Wakes the application when something marked `data-wake="view"`, which only it can fill, is seen. */
onPageShown(() => {
  const waiting = document.querySelectorAll('[data-wake=view]');
  if (waiting.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({isIntersecting}) => isIntersecting)) return;
    observer.disconnect();
    document.dispatchEvent(new Event('wake'));
  });
  waiting.forEach((element) => observer.observe(element));
});
