import {onPageRestored} from '@site/src/browser/page-events';
import {readStored, store} from '@site/src/browser/storage';
import {notification} from '@site/src/plugins/sponsors/config/notification-bar';

function dismissOnClick({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-dismiss-notification]')) return;
  store('localStorage', notification.key, notification.value);
  hide();
}

function hide(): void {
  document.documentElement.dataset.notification = 'dismissed';
  markBody();
}

/** Keeps the body's class true: the static HTML has it, a reader who dismissed the bar does not. */
function markBody(): void {
  // Not taken apart: the minifier then leaves the bar's message out.
  const state = document.documentElement.dataset.notification;
  document.body.classList.toggle(notification.bodyClass, state !== 'dismissed');
}

if (typeof document !== 'undefined') {
  markBody();
  document.addEventListener('click', dismissOnClick);
  onPageRestored(() => {
    if (readStored('localStorage', notification.key) === notification.value) hide();
  });
}
