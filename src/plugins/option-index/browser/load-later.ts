import {optionFilter} from '../config';

/** Address of the built src/plugins/option-index/browser; src/plugins/wake/build/static-files.ts writes it in. */
declare const optionFilterFile: string;

/** Loads what filters options once the reader is in the field. */
function onFocus({target}: FocusEvent): void {
  if ((target as Element).id !== optionFilter.field) return;
  // Without it the list stays whole, and Enter searches the site.
  load().catch(() => {});
}

function load(): Promise<unknown> {
  return process.env.NODE_ENV === 'production'
    ? import(/* webpackIgnore: true */ optionFilterFile)
    : import('.');
}

if (typeof document !== 'undefined') document.addEventListener('focusin', onFocus);
