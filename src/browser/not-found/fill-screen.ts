/**
 * What the screen of unknown addresses says of the address: its version and title, what to search
 * for, and the pages that the reader may have meant. A script of its own: no other page needs it.
 */
import {otherAddresses} from '../../config/other-addresses';
import {allRedirects} from '../../config/redirects';
import {site} from '../../config/site';
import {sections} from '../../config/sections';
import type {TitlesByPage} from '../../types/content';
import {newest, versionOf, versions, withoutBase} from '../../versions';
import {loadTitles} from '../content-index';
import {decodePath} from '../decode-path';
import {onPageShown} from '../page-events';
import {notFoundAttribute, suggestionsAttribute, titleOfPath} from './address';
import {type Candidate, findClosestPages, findSamePage} from './closest-pages';

/**
 * Gives the address its slash, where the host has not: query and hash stay. A name with a dot is
 * that of a file.
 */
function addSlash(): void {
  const {pathname, search, hash} = location;
  if (/\/[^/.]+$/.test(pathname))
    history.replaceState(history.state, '', `${pathname}/${search}${hash}`);
}

/**
 * Has the screen speak of the version in which the address lies: the server wrote it for the newest.
 * Only attributes change, and text that the application does not compare when it wakes.
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
  if (pages.length > 0 && pathname === location.pathname) box.append(terminal(pathname, pages));
}

/** Says it as webpack says it of a module that is not there, in the look of other terminals. */
function terminal(pathname: string, pages: readonly Candidate[]): Element {
  const code = document.createElement('code');
  code.append(`Can’t resolve '.${decodePath(pathname)}'\nDid you mean:`);
  for (const {address, title} of pages) {
    const words = {href: address, textContent: `.${address}`};
    code.append('\n  ', Object.assign(document.createElement('a'), words), `  ${title}`);
  }
  const block = document.createElement('pre');
  block.append(code);
  const figure = document.createElement('div');
  figure.className = 'code terminal';
  figure.append(block);
  return figure;
}

/** Loads the page of each other version that the address would be there, if there is one. */
async function loadSamePages(path: string): Promise<Candidate[]> {
  const others = versions.filter(({base}) => base !== versionOf(path).base);
  const pages = others.map(async ({base, label}) => {
    // A version whose list cannot be had offers nothing.
    const titles = await loadTitles(base).catch(() => ({}) as TitlesByPage);
    const address = findSamePage(withoutBase(path), base, Object.keys(titles));
    return address === undefined
      ? []
      : [{address, title: `${titles[address]} (webpack ${label})`, former: path}];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Loads what an unknown address may have meant: the same page of another version, the pages of the
 * version it lies in, the screens, and the pages that have moved.
 * @throws when the list of pages cannot be had
 */
async function loadCandidates(path: string): Promise<Candidate[]> {
  const [titles, samePages] = await Promise.all([
    loadTitles(versionOf(path).base),
    loadSamePages(path),
  ]);
  const titled = (address: string) =>
    titles[address.replace(/#.*/, '')] ?? titleOfPath(address) ?? address;
  const screens = otherAddresses.filter((address) => address !== '/' && !(address in titles));
  return [
    ...samePages,
    ...Object.entries(titles).map(([address, title]) => ({address, title})),
    ...screens.map((address) => ({address, title: titled(address)})),
    // Those of other versions are not on the list.
    ...allRedirects
      .filter(({to}) => to.replace(/#.*/, '') in titles || versionOf(to) !== versionOf(path))
      .map(({from, to}) => ({address: to, title: titled(to), former: from})),
  ];
}

onPageShown(() => {
  const screen = document.querySelector(`[${notFoundAttribute}]`);
  if (!screen) return;
  addSlash();
  const title = titleOfPath(location.pathname);
  if (title) document.title = `${title} | ${site.title}`;
  showVersion();
  // Unless the reader was quicker to type.
  const field = screen.querySelector<HTMLInputElement>('[type=search]')!;
  field.value ||= title ?? '';
  // Offline, or without the list: the screen is complete as it is.
  suggest(screen).catch(() => {});
});
