import {versionOf} from '../../../versions';
import {recordsAddress} from '../config/engines';
import {hostedSearch} from './hosted-search';

const isField = (element: EventTarget | null) =>
  element instanceof Element && element.matches('header [type=search]');

/** Has the browser load the records while the application starts, which asks for them much later. */
function preloadRecords(): void {
  document.removeEventListener('focusin', onFocus);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As `fetch` asks for it: the answer to another kind of request would not be used.
  link.crossOrigin = 'anonymous';
  link.href = recordsAddress(versionOf(window.location.pathname).label);
  document.head.append(link);
}

function onFocus({target}: FocusEvent): void {
  if (isField(target)) preloadRecords();
}

// A hosted engine needs no records.
if (!hostedSearch) {
  document.addEventListener('focusin', onFocus);
  // The reader may have used the field before this script loaded.
  if (isField(document.activeElement)) preloadRecords();
}
