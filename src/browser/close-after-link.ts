/** Closes a menu once one of its links is followed: a page that comes without a reload would find it open. */
function closeOnClick({target}: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  link?.closest<HTMLElement>('[popover]')?.hidePopover();
}

document.addEventListener('click', closeOnClick);
