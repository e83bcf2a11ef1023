/** Closes a menu when one of its links is followed: without a reload it would stay open on the next page. */
document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
