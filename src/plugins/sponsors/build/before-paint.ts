import {notification} from '../config/bar';

const {key, value, probe} = notification;

/**
 * Script that runs before anything is painted. It marks the document: `data-notification` is
 * `dismissed` or `dismissible`. Without the mark, that is without scripts or storage, the bar shows
 * and has no close button, because nothing could remember that it was pressed.
 */
export const beforePaint = `(function(html){try{var storage=localStorage;storage.setItem('${probe}','1');storage.removeItem('${probe}');html.setAttribute('data-notification',storage.getItem('${key}')==='${value}'?'dismissed':'dismissible')}catch(e){}})(document.documentElement)`;
