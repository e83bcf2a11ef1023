import type {Plugin} from '@docusaurus/types';
import snapshot from '../../data/supporters.json';
import {groupByTier} from './engine/supporters-by-tier';
import type {TierRoom} from './engine/room';
import {notification} from './config/notification-bar';

const {key, value, probe} = notification;

/**
 * Script that runs before anything is painted. It marks the document: `data-notification` is
 * `dismissed` or `dismissible`. Without the mark, that is without scripts or storage, the bar shows
 * and has no close button, because nothing could remember that it was pressed.
 */
const beforePaint = `(function(html){try{var storage=localStorage;storage.setItem('${probe}','1');storage.removeItem('${probe}');html.setAttribute('data-notification',storage.getItem('${key}')==='${value}'?'dismissed':'dismissible')}catch(e){}})(document.documentElement)`;

/**
 * Puts into every page what decides whether the sponsor notification bar is shown, before it could
 * be painted. The bar itself (components/NotificationBar.tsx) is rendered where the theme has its
 * announcement bar: after the skip link, which has to be the first stop of the keyboard.
 *
 * And tells the landing page, as `@generated/sponsors/default/rooms.json`, how many cells to keep
 * free for the lists, which come later.
 */
export default function sponsors(): Plugin {
  return {
    name: 'sponsors',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: beforePaint}]}),
    async contentLoaded({actions}) {
      const rooms: TierRoom[] = groupByTier(snapshot).map(({tier, supporters}) => ({
        name: tier.name,
        count: supporters.length,
      }));
      await actions.createData('rooms.json', rooms);
    },
  };
}
