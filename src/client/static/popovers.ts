/** What native popovers leave open: following a link, leaving by Tab, and arrow keys in menus. */
const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1};

const popoverOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[popover]') : null;

/** A page that comes without a reload, or back from the browser's memory, would find it open. */
function closeAfterLink({target}: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href]')) popoverOf(target)?.hidePopover();
}

/** Opens a menu by its button, and goes round its links. */
function moveByArrow(event: KeyboardEvent): void {
  const step = steps[event.key];
  const {target} = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const menu = popoverOf(target) ?? menuOfButton(target);
  if (!menu?.matches('ul')) return;
  event.preventDefault();
  menu.showPopover();
  const links = [...menu.querySelectorAll('a')];
  const from = links.findIndex((link) => link === target);
  const first = step > 0 ? 0 : -1;
  links.at(from === -1 ? first : (from + step) % links.length)?.focus();
}

const menuOfButton = (target: Element) =>
  target instanceof HTMLButtonElement && target.popoverTargetElement instanceof HTMLElement
    ? target.popoverTargetElement
    : null;

function closeWhenLeft({target, relatedTarget}: FocusEvent): void {
  const menu = popoverOf(target);
  if (!menu?.matches('ul:popover-open') || !(relatedTarget instanceof Element)) return;
  if (!menu.contains(relatedTarget) && menuOfButton(relatedTarget) !== menu) menu.hidePopover();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', closeAfterLink);
  document.addEventListener('keydown', moveByArrow);
  document.addEventListener('focusout', closeWhenLeft);
}
