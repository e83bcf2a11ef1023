import {needsPlacing} from './needs-placing';

/** Addresses of the built src/css/annotated.css and popover-place.ts; see src/plugins/wake/build. */
declare const annotatedStylesFile: string;
declare const popoverPlaceFile: string;

// In development both are parts of the application.
if (process.env.NODE_ENV === 'production' && typeof document !== 'undefined') {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = annotatedStylesFile;
  document.head.append(sheet);
  if (needsPlacing()) void import(/* webpackIgnore: true */ popoverPlaceFile);
}
