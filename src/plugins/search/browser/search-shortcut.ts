import {isSlashOn} from '../config/field';

/** Leads to the search of the header: by `/`, which can be switched off, and by Ctrl or ⌘ and K. */
function focusSearch(event: KeyboardEvent): void {
  if (!isCommandK(event) && !isSlashOutsideOfFields(event)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header [type=search]')?.focus();
}

/** Keyboards of other alphabets have no K: there the key in its place counts. */
function isCommandK({altKey, code, ctrlKey, key, metaKey, shiftKey}: KeyboardEvent): boolean {
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** A field may be inside of a shadow root, whose host is the target of the event. */
function isSlashOutsideOfFields(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  const target = event.composedPath()[0] as Element;
  return !target.matches(':read-write, select') && isSlashOn();
}

document.addEventListener('keydown', focusSearch);
