import type {Plugin} from '@docusaurus/types';
import {beforePaint} from './build/before-paint';

/**
 * Puts into every page what decides whether the sponsor notification bar is shown, before it could
 * be painted. The bar itself is `theme/AnnouncementBar`: it comes after the skip link, which has to
 * be the first stop of the keyboard.
 */
export default function sponsors(): Plugin {
  return {
    name: 'sponsors',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforePaint}]}),
  };
}
