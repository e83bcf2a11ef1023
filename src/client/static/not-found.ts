import {notFoundMark, notFoundTitle} from '../../components/not-found/title';
import {suggestionScript} from '../../config/not-found';
import {onPageShown} from './page-shown';

/** One file answers every unknown address: its title and its suggestions are made from the address here. */
function nameAddress(): void {
  if (!document.querySelector(`[${notFoundMark}]`)) return;
  const title = notFoundTitle(location.pathname);
  if (title) document.title = title;
  // Without suggestions the screen says what it has to say.
  loadSuggestions().catch(() => {});
}

/** In development the script is a chunk of the application like any other. */
function loadSuggestions(): Promise<unknown> {
  return process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ suggestionScript)
    : import('../not-found');
}

onPageShown(nameAddress);
