import {notFoundMark} from './not-found-title';
import {titleOfPath} from '../title-of-path';
import {onPageShown} from '../page-shown';

/** Offers to search for the name in the address, unless the reader was quicker to type. */
onPageShown(() => {
  const field = document.querySelector<HTMLInputElement>(`[${notFoundMark}] [type=search]`);
  if (field && !field.value) field.value = titleOfPath(location.pathname) ?? '';
});
