import {notFoundMark} from './not-found-title';
import {onPageShown} from '../page-shown';

/** Address of the built src/browser/not-found; src/plugins/wake/build/static-files.ts writes it in. */
declare const unknownAddressFile: string;

/** One file answers every unknown address: what is said of the address is made by a script of its own. */
function describeAddress(): void {
  if (!document.querySelector(`[${notFoundMark}]`)) return;
  // Without it the screen says what it has to say.
  load().catch(() => {});
}

/** In development the script is a chunk of the application like any other. */
function load(): Promise<unknown> {
  return process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ unknownAddressFile)
    : import('./fill-screen');
}

onPageShown(describeAddress);
