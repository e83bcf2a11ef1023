/**
 * Loads scripts and styles on demand that only some pages or readers need. The development server loads all of
 * them from the start (../build/static-files.ts).
 */
import {decodePath} from '../../../decode-path';
import {appendStyleSheet} from '../../../browser/append-style-sheet';
import {notFoundAttribute} from '../../../browser/not-found/address';
import {onPageShown} from '../../../browser/page-events';
import {savesData} from '../../../browser/saves-data';
import {smallScreen} from '../../../browser/site-menu/small-screen';
import {termLinks} from '../../glossary/config';
import {optionFilter} from '../../option-index/config';

/** Loads a script. Errors are ignored, because pages also work without it. */
function load(address: string): void {
  import(/* webpackIgnore: true */ address).catch(() => {});
}

/** Loads the script of a control when the pointer or the focus reaches it. */
function onApproach({target, pointerType}: Event & {pointerType?: string}): void {
  const isNear = (selector: string) => target instanceof Element && target.closest(selector);
  if (isNear('a[data-version], a[data-language], .heading')) load(builtFiles.placeLinks);
  if (isNear('header [type=search]')) load(builtFiles.searchField);
  if (isNear('.bundle')) load(builtFiles.bundleExplorer);
  if (isNear(`#${optionFilter.field}`)) load(builtFiles.optionFilter);
  // Touch has no hover: the first tap may be on a term already.
  if (pointerType === 'touch' ? document.querySelector(termLinks) : isNear(termLinks))
    load(builtFiles.glossary);
}

/** Loads the list of moved headings when the page has no heading with the id in the URL. */
function checkHash(): void {
  const id = decodePath(location.hash.slice(1));
  if (id && !document.getElementById(id)) load(builtFiles.movedAnchors);
}

/** Loads the script that fills lists when one is open; the reader may have opened it before this script ran. */
function fillOpenLists(): void {
  if (document.querySelector('details[open]:is([data-pages-of], :has(> [data-headings]))'))
    load(builtFiles.lazyLists);
}

/** Wakes the application when an element with `data-wake="view"`, which only it can fill, is in view. */
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
// Assistive technology may operate a control without pointer or focus events.
document.addEventListener('change', onApproach);
window.addEventListener('hashchange', checkHash);
// Toggle events do not bubble.
document.addEventListener('toggle', fillOpenLists, true);
onPageShown(() => {
  checkHash();
  fillOpenLists();
  wakeInView();
  // The URL contains a state of the bundle explorer.
  if (location.search.includes('build=') && document.querySelector('.bundle'))
    load(builtFiles.bundleExplorer);
  // The 404 page is the same file for every unknown URL; a script adapts it.
  if (document.querySelector(`[${notFoundAttribute}]`)) load(builtFiles.notFound);
  if (location.search.includes('q=')) load(builtFiles.searchField);
  if (document.querySelector('.annotated,.diff')) load(builtFiles.codeSelection);
});

/** Loads the scripts of menus, and the styles of all that opens: src/css/base.css shows none of it before. */
function loadMenus(event: Event): void {
  // A pointer at rest is reported, too, when a page appears under it.
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  for (const sign of firstSigns) document.removeEventListener(sign, loadMenus, true);
  load(builtFiles.linkMenus);
  loadSiteMenu();
  smallScreen().addEventListener('change', loadSiteMenu);
  appendStyleSheet(builtFiles.menuStyles).onerror = () =>
    document.documentElement.toggleAttribute('data-no-menu-styles', true);
}

/** Loads the script of the menu that small screens have in place of the links in the header. */
function loadSiteMenu(): void {
  if (smallScreen().matches) load(builtFiles.siteMenu);
}

/** What a reader does before a menu opens; assistive technology may open one by nothing else. */
const firstSigns = savesData()
  ? ['beforetoggle']
  : ['pointermove', 'touchstart', 'keydown', 'focusin', 'beforetoggle'];
for (const sign of firstSigns)
  document.addEventListener(sign, loadMenus, {capture: true, passive: true});
