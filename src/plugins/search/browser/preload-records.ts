import {versionOf} from '../../../versions';
import {type HostedSearch, recordsAddress} from '../config/engines';

/** Set by the build when the environment names a hosted engine, which needs no records. */
declare const HOSTED_SEARCH: HostedSearch | undefined;

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

if (typeof HOSTED_SEARCH === 'undefined') {
  document.addEventListener('focusin', onFocus);
  // The reader may have used the field before this script loaded.
  if (isField(document.activeElement)) preloadRecords();
}
