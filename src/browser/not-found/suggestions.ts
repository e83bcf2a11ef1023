import {decoded} from '../decoded';
import {onPageShown} from '../page-shown';
import {titleOfPath} from '../title-of-path';
import {otherAddresses} from '../../config/other-addresses';
import {allRedirects} from '../../config/redirects';
import {loadTitles} from '../titles';
import {versionOf} from '../../versions';
import {suggestionsMark} from './not-found-title';
import {type Candidate, closest} from './closest';

async function suggest(): Promise<void> {
  const {pathname} = location;
  const box = document.querySelector(`[${suggestionsMark}]`);
  if (!box) return;
  box.replaceChildren();
  const pages = closest(pathname, await loadCandidates(pathname));
  if (pages.length > 0 && pathname === location.pathname) box.append(terminal(pathname, pages));
}

/** Says it as webpack says it of a module that is not there, in the look of other terminals. */
function terminal(pathname: string, pages: readonly Candidate[]): Element {
  const code = document.createElement('code');
  code.append(`Can’t resolve '.${decoded(pathname)}'\nDid you mean:`);
  for (const {address, title} of pages) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = `.${address}`;
    code.append('\n  ', link, `  ${title}`);
  }
  const block = document.createElement('pre');
  block.append(code);
  const figure = document.createElement('div');
  figure.className = 'code terminal';
  figure.append(block);
  return figure;
}

// Offline, or without the list: the screen is complete as it is.
onPageShown(() => void suggest().catch(() => {}));

/**
 * Loads what an unknown address may have meant: the pages of the version it lies in, the screens,
 * and the pages that have moved.
 * @throws when the list of pages cannot be had
 */
async function loadCandidates(path: string): Promise<Candidate[]> {
  const titles = await loadTitles(path);
  const titled = (address: string) =>
    titles[address.replace(/#.*/, '')] ?? titleOfPath(address) ?? address;
  const screens = otherAddresses.filter((address) => address !== '/' && !(address in titles));
  return [
    ...Object.entries(titles).map(([address, title]) => ({address, title})),
    ...screens.map((address) => ({address, title: titled(address)})),
    // Those of other versions are not on the list.
    ...allRedirects
      .filter(({to}) => to.replace(/#.*/, '') in titles || versionOf(to) !== versionOf(path))
      .map(({from, to}) => ({address: to, title: titled(to), former: from})),
  ];
}
