/** Leads to the search of the header: by Ctrl or ⌘ and K. */
function focusSearch(event: KeyboardEvent): void {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('header [type=search]')?.focus();
}

document.addEventListener('keydown', focusSearch);
