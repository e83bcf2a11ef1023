/** Tells for the details of annotated code whether they are open, and lets the keyboard in. */
function onToggle({target}: Event): void {
  if (!(target instanceof HTMLElement) || !target.matches('.details')) return;
  const button = document.querySelector(`.more[popovertarget="${target.id}"]`);
  const isOpen = target.matches(':popover-open');
  button?.setAttribute('aria-expanded', String(isOpen));
  // Chromium's order of focus has what stands in a popover, not the popover, which may scroll.
  if (isOpen && button?.matches(':focus-visible')) target.focus({preventScroll: true});
}

// Toggle events do not bubble. Before this script is here, so is not the sheet that shows buttons.
if (typeof document !== 'undefined') document.addEventListener('toggle', onToggle, true);
