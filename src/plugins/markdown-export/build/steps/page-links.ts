import {resolvePageLinks} from '../../../../markdown/page-links';
import {isMirrored} from '../../../../content/place';
import type {ExportedPage} from '../exported-page';

/** Makes addresses of the links to files of pages. */
export function pageLinks({tree, file}: ExportedPage, siteDir: string): void {
  if (!isMirrored(file)) resolvePageLinks(tree, file, siteDir);
}
