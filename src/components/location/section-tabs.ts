import {tabs} from '@site/src/config/navigation';
import {isActive, type SiteLocation} from './site-location';

/** Tells whether the tabs of sections are below the header of a page. */
export const hasSectionTabs = (location: SiteLocation): boolean =>
  tabs.some((tab) => isActive(tab, location));
