import {notification} from '@site/src/config/sponsors';

const {bodyClass, key, value} = notification;

function dismissOnClick({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('[data-dismiss-notification]')) return;
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or closed since the page was opened: the bar goes for this page only.
  }
  document.documentElement.dataset.notification = 'dismissed';
  markBody();
}

/** Keeps the body's class true: the static HTML has it, a reader who dismissed the bar does not. */
function markBody(): void {
  const {notification: state} = document.documentElement.dataset;
  document.body.classList.toggle(bodyClass, state !== 'dismissed');
}

if (typeof document !== 'undefined') {
  markBody();
  document.addEventListener('click', dismissOnClick);
}
