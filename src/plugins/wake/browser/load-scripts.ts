/**
 * Loads the scripts of a built page that few pages or readers need, when they do; the development
 * server has all of them from the start (../build/static-files.ts).
 */
import {decodePath} from '../../../browser/decode-path';
import {notFoundAttribute} from '../../../browser/not-found/address';
import {onPageShown} from '../../../browser/page-events';
import {termLinks} from '../../glossary/config';
import {optionFilter} from '../../option-index/config';

/** Loads a script; without it the page itself has what the reader needs, one click away. */
function load(address: string): void {
  import(/* webpackIgnore: true */ address).catch(() => {});
}

/** Loads what a control needs when the reader comes near it. */
function onApproach({target, pointerType}: Event & {pointerType?: string}): void {
  const isNear = (selector: string) => target instanceof Element && target.closest(selector);
  if (isNear('a[data-version], a[data-language], .heading')) load(builtFiles.placeLinks);
  if (isNear('header [type=search]')) load(builtFiles.notLoaded);
  if (isNear('.bundle')) load(builtFiles.bundleExplorer);
  if (isNear(`#${optionFilter.field}`)) load(builtFiles.optionFilter);
  // A finger is near to all it can tap.
  if (pointerType === 'touch' ? document.querySelector(termLinks) : isNear(termLinks))
    load(builtFiles.glossary);
}

/** The list of moved headings is wanted when the page lacks the one that was asked for. */
function lookForHeading(): void {
  const id = decodePath(location.hash.slice(1));
  if (id && !document.getElementById(id)) load(builtFiles.movedAnchors);
}

/** Fills what the reader has opened, maybe before this script arrived. */
function fillOpened(): void {
  if (document.querySelector('details[open]:is([data-pages-of], :has(> [data-headings]))'))
    load(builtFiles.lazyLists);
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

document.addEventListener('pointerover', onApproach);
document.addEventListener('focusin', onApproach);
// A switch that assistive technology turns has neither pointer nor focus.
document.addEventListener('change', onApproach);
window.addEventListener('hashchange', lookForHeading);
// Toggle events do not bubble.
document.addEventListener('toggle', fillOpened, true);
onPageShown(() => {
  lookForHeading();
  fillOpened();
  wakeInView();
  // A state of its own is asked for by the address.
  if (location.search.includes('build=') && document.querySelector('.bundle'))
    load(builtFiles.bundleExplorer);
  // One file answers every unknown address: what is said of it is made by a script of its own.
  if (document.querySelector(`[${notFoundAttribute}]`)) load(builtFiles.notFound);
  if (location.search.includes('q=')) load(builtFiles.notLoaded);
  if (document.querySelector('.annotated,.diff')) load(builtFiles.codeSelection);
});

const sheet = document.createElement('link');
sheet.rel = 'stylesheet';
sheet.href = builtFiles.menuStyles;
document.head.append(sheet);
