import {useLocation} from '@docusaurus/router';
import {useSyncExternalStore} from 'react';
import {notFoundAttribute} from '../../browser/not-found/address';
import {type SiteLocation, parseSiteLocation} from './site-location';

const neverChanges = () => () => {};

/**
 * Gives where the page lies.
 *
 * One file, 404.html, answers every unknown address. It was rendered without knowing which, so
 * while React takes it over the place is "nowhere"; right after, it is what the address bar says.
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
