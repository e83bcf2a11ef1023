import {sections} from '../../config/sections';
import {newest, versionOf} from '../../versions';
import {onPageShown} from '../page-shown';
import {notFoundMark} from './not-found-title';

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
