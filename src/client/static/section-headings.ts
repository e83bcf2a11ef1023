import {onPageShown} from './page-shown';

/** Address of the built src/client/section-headings; src/plugins/wake/static-files.ts writes it in. */
declare const sectionHeadingsFile: string;

/** Places of the sidebar for headings of pages that are not shown, where the reader wants to see them. */
const wanted = '[data-anchors] details[open] [data-headings]';

/** Loads what fills them, once; it looks for all that are wanted. */
function load(): void {
  if (!document.querySelector(wanted)) return;
  const loading =
    process.env.NODE_ENV === 'production'
      ? import(/* webpackIgnore: true */ sectionHeadingsFile)
      : import('../section-headings');
  // The page itself stays one click away, and the next toggle tries again.
  loading.catch(() => {});
}

// Toggle events do not bubble. A reader may have opened some before this script arrived.
if (typeof document !== 'undefined') document.addEventListener('toggle', load, true);
onPageShown(load);
