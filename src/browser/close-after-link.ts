/** Closes a menu once one of its links is followed: a page that comes without a reload would find it open. */
document.addEventListener('click', ({target}) => {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
});
