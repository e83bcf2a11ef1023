import {offlinePath} from '../config';

/** Address of the built src/plugins/offline/browser/offline-notice.css; src/plugins/wake/build/static-files.ts writes it in. */
declare const noticeStylesFile: string;

let notice: HTMLElement | undefined;

/** Says below the page that it is read without a connection, for as long as that is so. */
export function showConnection(): void {
  if (navigator.onLine || location.pathname === offlinePath) notice?.remove();
  else document.body.append((notice ??= makeNotice()));
}

function makeNotice(): HTMLElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = noticeStylesFile;
  document.head.append(sheet);

  const link = document.createElement('a');
  link.href = offlinePath;
  link.textContent = 'Pages you can read now';
  const box = document.createElement('div');
  box.className = 'offlineNotice';
  box.setAttribute('role', 'status');
  // A region speaks when its text changes after it was there.
  setTimeout(() => box.append('You are offline. ', link), 50);
  return box;
}
