/**
 * Adapts the 404 screen, which is one file for all unknown URLs, to the current URL: its version and
 * title, the query in the search field, and suggestions. A separate script, because no other page needs it.
 */
import {screenUrls} from '../../config/screens';
import {allRedirects} from '../../config/redirects';
import {site} from '../../config/site';
import {sections} from '../../config/sections';
import type {TitlesByPage} from '../../types/content';
import {newest, versionOf, versions, withoutBase} from '../../versions';
import {loadTitles} from '../content-index';
import {decodePath} from '../../decode-path';
import {onPageShown} from '../page-events';
import {notFoundAttribute, suggestionsAttribute, titleOfPath} from './address';
import {type Candidate, findClosestPages, findSamePage} from './closest-pages';

/**
 * Adds the trailing slash to the URL, if the host has not. Names with a dot are those of files.
 */
function addSlash(): void {
  const {pathname, search, hash} = location;
  if (/\/[^/.]+$/.test(pathname))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`);
}

/**
 * Switches the screen, which was built for the newest version, to the version in the URL. Changes only
 * attributes, and text that React does not compare when it hydrates.
 */
function showVersion(): void {
  const {base, label} = versionOf(location.pathname);
  if (base === newest.base) return;
  for (const field of document.querySelectorAll<HTMLInputElement>('[role=search] [name=version]')) {
    field.value = label;
    field.disabled = false;
  }
  for (const link of document.querySelectorAll(`a[data-version="${base}"]`)) {
    const choices = link.closest('ul, .menuChoices');
    choices?.querySelector('[aria-current]')?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  }
  for (const link of document.querySelectorAll('header a, [data-site-menu] a')) {
    const address = link.getAttribute('href')!;
    if (sections.some((section) => address === `/${section}/`))
      link.setAttribute('href', base + address.slice(1));
  }
  const button = document.querySelector('[popovertarget=versions]');
  button?.setAttribute('aria-label', `v${label}, select version`);
  button?.querySelector('span')?.replaceChildren(`v${label}`);
}

async function suggest(screen: Element): Promise<void> {
  const {pathname} = location;
  const box = screen.querySelector(`[${suggestionsAttribute}]`)!;
  box.replaceChildren();
  const pages = findClosestPages(pathname, await loadCandidates(pathname));
  if (pages.length > 0 && pathname === location.pathname)
    box.append(createTerminal(pathname, pages));
}

/** Shows the suggestions in the style of webpack's message for a module that cannot be resolved. */
function createTerminal(pathname: string, pages: readonly Candidate[]): Element {
  const code = document.createElement('code');
  code.append(`Can’t resolve '.${decodePath(pathname)}'\nDid you mean:`);
  for (const {address, title} of pages) {
    const attributes = {href: address, textContent: `.${address}`};
    code.append('\n  ', Object.assign(document.createElement('a'), attributes), `  ${title}`);
  }
  const block = document.createElement('pre');
  block.append(code);
  const figure = document.createElement('div');
  figure.className = 'code terminal';
  figure.append(block);
  return figure;
}

/** Finds the page at the same path in every other version. */
async function loadSamePages(path: string): Promise<Candidate[]> {
  const others = versions.filter(({base}) => base !== versionOf(path).base);
  const pages = others.map(async ({base, label}) => {
    // A version whose titles cannot be loaded adds no suggestion.
    const titles = await loadTitles(base).catch(() => ({}) as TitlesByPage);
    const address = findSamePage(withoutBase(path), base, Object.keys(titles));
    return address === undefined
      ? []
      : [{address, title: `${titles[address]} (webpack ${label})`, former: path}];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Loads the candidates for an unknown URL: all pages of the version in the URL, pages without a version,
 * the same page of other versions, and redirects.
 * @throws when the list of pages cannot be loaded
 */
async function loadCandidates(path: string): Promise<Candidate[]> {
  const [titles, samePages] = await Promise.all([
    loadTitles(versionOf(path).base),
    loadSamePages(path),
  ]);
  const titleAt = (address: string) =>
    titles[address.replace(/#.*/, '')] ?? titleOfPath(address) ?? address;
  const screens = screenUrls.filter((address) => !(address in titles));
  return [
    // Of pages that are equally close, those of the version in the URL come first.
    ...Object.entries(titles).map(([address, title]) => ({address, title})),
    ...screens.map((address) => ({address, title: titleAt(address)})),
    ...samePages,
    // `titles` does not contain pages of other versions.
    ...allRedirects
      .filter(({to}) => to.replace(/#.*/, '') in titles || versionOf(to) !== versionOf(path))
      .map(({from, to}) => ({address: to, title: titleAt(to), former: from})),
  ];
}

onPageShown(() => {
  const screen = document.querySelector(`[${notFoundAttribute}]`);
  if (!screen) return;
  addSlash();
  const title = titleOfPath(location.pathname);
  if (title) document.title = `${title} | ${site.title}`;
  showVersion();
  // Keep what the reader has typed already.
  const field = screen.querySelector<HTMLInputElement>('[type=search]')!;
  field.value ||= title ?? '';
  // Without the list, for example offline, the screen has no suggestions.
  suggest(screen).catch(() => {});
});
