import {isSlashOn} from '../config/field';

/** Moves the focus to the search field of the header on Ctrl+K or ⌘K, and on `/` unless that is switched off. */
function focusSearch(event: KeyboardEvent): void {
  if (!isCommandK(event) && !isSlashOutsideOfFields(event)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header [type=search]')?.focus();
}

/** On keyboards without Latin letters, the key in the position of K counts. */
function isCommandK({altKey, code, ctrlKey, key, metaKey, shiftKey}: KeyboardEvent): boolean {
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Looks at the composed path, because the target of an event from a shadow root is its host. */
function isSlashOutsideOfFields(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  const target = event.composedPath()[0] as Element;
  return !target.matches(':read-write, select') && isSlashOn();
}

document.addEventListener('keydown', focusSearch);
