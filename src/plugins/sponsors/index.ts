import type {Plugin} from '@docusaurus/types';
import {notification} from './config/bar';

const {key, value, probe} = notification;

/**
 * Script that runs before anything is painted. It marks the document: `data-notification` is
 * `dismissed` or `dismissible`. Without the mark, that is without scripts or storage, the bar shows
 * and has no close button, because nothing could remember that it was pressed.
 */
const beforePaint = `(function(html){try{var storage=localStorage;storage.setItem('${probe}','1');storage.removeItem('${probe}');html.setAttribute('data-notification',storage.getItem('${key}')==='${value}'?'dismissed':'dismissible')}catch(e){}})(document.documentElement)`;

/**
 * Puts into every page what decides whether the sponsor notification bar is shown, before it could
 * be painted. The bar itself (components/NotificationBar.tsx) stands where the theme has its
 * announcement bar: after the skip link, which has to be the first stop of the keyboard.
 */
export default function sponsors(): Plugin {
  return {
    name: 'sponsors',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforePaint}]}),
  };
}
