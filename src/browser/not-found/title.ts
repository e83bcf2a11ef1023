import {notFoundMark, notFoundTitle} from './not-found-title';
import {onPageShown} from '../page-shown';

/** Makes the title of the document from the address, which the server did not know. */
function nameAddress(): void {
  const title = document.querySelector(`[${notFoundMark}]`) && notFoundTitle(location.pathname);
  if (title) document.title = title;
}

onPageShown(nameAddress);
