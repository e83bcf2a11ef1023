import {isSlashOn} from '../config/field';

/** Leads to the search of the header: by `/`, which can be switched off, and by Ctrl or ⌘ and K. */
function focusSearch(event: KeyboardEvent): void {
  const {ctrlKey, key, metaKey, target} = event;
  const isWanted =
    ctrlKey || metaKey
      ? key === 'k'
      : key === '/' && !(target as Element).matches(':read-write,select') && isSlashOn();
  if (!isWanted) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header [type=search]')?.focus();
}

document.addEventListener('keydown', focusSearch);
