import {notFoundMark, notFoundTitle} from '../../components/not-found/title';
import {suggestionScript} from '../../config/not-found';
import {onPageShown} from './page-shown';

/** One file answers every unknown address: its title and its suggestions are made from the address here. */
onPageShown(() => {
  if (!document.querySelector(`[${notFoundMark}]`)) return;
  const title = notFoundTitle(location.pathname);
  if (title) document.title = title;
  // Without suggestions the screen says what it has to say.
  loadSuggestions().catch(() => {});
});

/** In development the script is a chunk of the application like any other. */
const loadSuggestions = (): Promise<unknown> =>
  process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ suggestionScript)
    : import('../not-found');
