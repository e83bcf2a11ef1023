import {useLocation} from '@docusaurus/router';
import {useSyncExternalStore} from 'react';
import {notFoundAttribute} from '../../browser/not-found/address';
import {type SiteLocation, parseSiteLocation} from './site-location';

const neverChanges = () => () => {};

/**
 * Gives the version and the section of the current page.
 *
 * 404.html is one file for all unknown URLs and was rendered without knowing them. To match that HTML,
 * it has no location while React hydrates it; right after, it has that of the current URL.
 */
export function useSiteLocation(): SiteLocation {
  const {pathname} = useLocation();
  const path = useSyncExternalStore(
    neverChanges,
    () => pathname,
    () => (isNotFoundDocument() ? '/404.html' : pathname),
  );
  return parseSiteLocation(path);
}

const isNotFoundDocument = () =>
  typeof document !== 'undefined' && document.querySelector(`[${notFoundAttribute}]`) !== null;
