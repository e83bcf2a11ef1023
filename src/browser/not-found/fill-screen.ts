/**
 * What the screen of unknown addresses says of the address: its version and title, what to search
 * for, and the pages that the reader may have meant. A script of its own: no other
 * page needs it.
 * Nothing here may import React.
 */
import './suggestions';
import {notFoundMark, notFoundTitle} from './not-found-title';
import {titleOfPath} from '../title-of-path';
import {onPageShown} from '../page-shown';
import {sections} from '../../config/sections';
import {newest, versionOf} from '../../versions';

/** Offers to search for the name in the address, unless the reader was quicker to type. */
onPageShown(() => {
  const field = document.querySelector<HTMLInputElement>(`[${notFoundMark}] [type=search]`);
  if (field && !field.value) field.value = titleOfPath(location.pathname) ?? '';
});

/** Makes the title of the document from the address, which the server did not know. */
function nameAddress(): void {
  const title = document.querySelector(`[${notFoundMark}]`) && notFoundTitle(location.pathname);
  if (title) document.title = title;
}

onPageShown(nameAddress);

/**
 * Has the screen speak of the version in which the address lies: the server wrote it for the newest.
 * Only attributes change, and text that the application does not compare when it wakes.
 */
function showVersion(): void {
  const {base, label} = versionOf(location.pathname);
  if (base === newest.base || !document.querySelector(`[${notFoundMark}]`)) return;
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

onPageShown(showVersion);
