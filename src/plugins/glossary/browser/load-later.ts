import {termLinks} from '../config';

/** Address of the built src/plugins/glossary/browser; src/plugins/wake/build/static-files.ts writes it in. */
declare const glossaryFile: string;

/** Loads what explains terms when the reader comes near one; a finger is near to all it can tap. */
function onApproach({target, pointerType}: Event & {pointerType?: string}): void {
  const term =
    pointerType === 'touch'
      ? document.querySelector(termLinks)
      : (target as Element).closest(termLinks);
  if (term) void import(/* webpackIgnore: true */ glossaryFile);
}

// In development it is a part of the application.
if (process.env.NODE_ENV === 'production') {
  document.addEventListener('pointerover', onApproach);
  document.addEventListener('focusin', onApproach);
}
